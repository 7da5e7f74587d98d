@_exported import StillsCombine
