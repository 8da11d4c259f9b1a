/// A flag of a command.
package struct Flag {
  /// The name, with its dashes.
  package var name: String
  /// What stands for its value in the help; nil for a flag that takes none.
  var value: String?
  /// A line of help.
  var help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}
