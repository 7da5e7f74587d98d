@main enum StillsCommand { static func main() {} }
