#include "CStillsFonts.h"
