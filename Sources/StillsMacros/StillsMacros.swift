@main enum StillsMacros { static func main() {} }
