import Foundation

@main
struct Main {
  static func main() {
    let console = Console.process()
    let code = Tool(console: console).run(Array(CommandLine.arguments.dropFirst()))
    exit(console.finish(code).rawValue)
  }
}
