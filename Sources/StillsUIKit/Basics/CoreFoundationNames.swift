// What Core Foundation calls values that are Foundation's here.
public typealias CFArray = [Any]
public typealias CFString = String
