# Sourced by the Makefile's commands: search paths for packages that Scripts/setup.sh unpacked without root.
_stills_debian="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.build/debian"
if [ -d "$_stills_debian/usr" ]; then
  _stills_arch=$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || gcc -print-multiarch)
  export PKG_CONFIG_PATH="$_stills_debian/usr/lib/$_stills_arch/pkgconfig:$_stills_debian/usr/lib/pkgconfig:$_stills_debian/usr/share/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
  export PKG_CONFIG_SYSROOT_DIR="$_stills_debian"
  export CPATH="$_stills_debian/usr/include${CPATH:+:$CPATH}"
  export LIBRARY_PATH="$_stills_debian/usr/lib/$_stills_arch${LIBRARY_PATH:+:$LIBRARY_PATH}"
  export LD_LIBRARY_PATH="$_stills_debian/usr/lib/$_stills_arch${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
  export LIBTHAI_DICTDIR="$_stills_debian/usr/share/libthai"
  export PATH="$_stills_debian/usr/bin:$PATH"
fi
