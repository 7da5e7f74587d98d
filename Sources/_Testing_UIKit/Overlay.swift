// Swift Testing's toolchain looks for a module of this name wherever a file imports both `Testing` and `UIKit`. On Apple's
// systems it attaches pictures to tests; here it only has to be there.
