/// Every sequence of up to so many of some elements, each at most once.
package func arrangements(of elements: [Int], upTo count: Int) -> [[Int]] {
  if count == 0 { return [[]] }
  return [[]]
    + elements.flatMap { element in
      arrangements(of: elements.filter { $0 != element }, upTo: count - 1).map { [element] + $0 }
    }
}
