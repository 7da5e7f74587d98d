import Glibc

/// Tells the parent what a child dies of.
///
/// The handler runs on a stack of its own, so that it can tell of a full one, and takes the liberty of allocating: should that fail too, the
/// parent sees the signal all the same, or its time limit ends the wait.
enum CrashReporter {
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var stackTop: UInt = 0
  nonisolated(unsafe) private static var stackSize: UInt = 0

  private static let wantedStackSize: UInt = 64 << 20  // Chosen: eight times the usual, and still filled in a blink.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  static func install(reportingTo pipe: Int32) {
    descriptor = pipe
    enlargeStack()
    var top = 0
    withUnsafePointer(to: &top) { stackTop = UInt(bitPattern: $0) }
    let size = 256 << 10
    var alternate = stack_t()
    alternate.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    alternate.ss_size = size
    sigaltstack(&alternate, nil)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, info, _ in CrashReporter.handle(signal, info) }
      action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  private static func enlargeStack() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(3), &limit)  // RLIMIT_STACK
    limit.rlim_cur = min(rlim_t(wantedStackSize), limit.rlim_max)
    setrlimit(__rlimit_resource_t(3), &limit)
    stackSize = UInt(limit.rlim_cur)
  }

  private static func handle(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    let address = info.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
    // The stack in use never faults; what lies just below its limit does.
    let isFull = signal == SIGSEGV && address < stackTop && address > stackTop &- 2 &* stackSize
    var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
    let count = backtrace(&frames, 64)
    let places = frames.prefix(Int(count)).compactMap { $0 }.map(place)
    Message(fields: ["crash", "\(signal)", isFull ? "full" : ""] + places).send(to: descriptor)
    raise(signal)
  }

  /// `file offset symbol`, the offset of the call rather than of where it returns to.
  private static func place(_ address: UnsafeMutableRawPointer) -> String {
    var info = Dl_info()
    guard dladdr(address, &info) != 0, let base = info.dli_fbase else { return "" }
    let name = info.dli_sname.map { String(cString: $0) } ?? ""
    return "\(info.dli_fname.map { String(cString: $0) } ?? "")\t\(UInt(bitPattern: address) - UInt(bitPattern: base) - 1)\t\(name)"
  }
}
