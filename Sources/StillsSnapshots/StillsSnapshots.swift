// The module that compares pictures; its parts follow.
