/// A case: an input and what is expected of it, maybe in variants.
package struct ReplayCase {
  /// One thing to lay out and to ask.
  package struct Run {
    /// "variant 0", or nothing for a case without variants.
    var label: String
    package var input: JSONField
    package var expected: JSON?

    /// Whether something is to be refused.
    var expectsError: Bool { expected?[AnswerKey.error.rawValue] != nil }
  }

  package var id: String
  package var runs: [Run]
  var hasVariants: Bool
  /// What is wrong with the case as a whole.
  var problem: String?

  /// The label of the run without any variant.
  static let baseLabel = "without variant"

  /// Keys of `expected` that are for people or are taken apart here.
  static let ignoredKeys = ["accept", "variants"]

  package init(_ field: JSONField, number: Int) throws(JSONField.Malformed) {
    let id = field.json["id"]?.string ?? "case \(number)"
    let input = JSONField(json: try field.named("case \(number)").required("input").json, path: "input")
    guard input.json.members != nil else { throw input.malformed("an object") }
    let expected = field.json["expected"]
    self.id = id
    hasVariants = input.json["variants"] != nil
    runs = []
    guard let variants = try input["variants"]?.elements() else {
      runs = [Run(label: "", input: input, expected: expected)]
      return
    }
    let answers = expected?["variants"]?.elements
    if expected != nil, answers?.count != variants.count {
      let found = answers.map { "\($0.count)" } ?? "none"
      problem = "expected.variants: expected \(variants.count), one a variant, found \(found)"
    }
    // What stands beside the variants' answers is about the input that the variants change.
    let rest = expected?.members?.filter { !Self.ignoredKeys.contains($0.key) } ?? []
    let common = input.json.members?.filter { $0.key != "variants" } ?? []
    let base = JSON(value: .object(common), line: input.json.line)
    if !rest.isEmpty || variants.isEmpty {
      runs.append(
        Run(
          label: Self.baseLabel, input: JSONField(json: base, path: "input"),
          expected: JSON(value: .object(rest), line: expected?.line ?? 0)))
    }
    for (i, variant) in variants.enumerated() {
      guard variant.json.members != nil else { throw variant.malformed("an object") }
      let merged = JSONField(json: base.overlaid(by: variant.json), path: "input")
      let answer = answers.flatMap { $0.indices.contains(i) ? $0[i] : nil }
      runs.append(Run(label: "variant \(i)", input: merged, expected: answer))
    }
  }
}
