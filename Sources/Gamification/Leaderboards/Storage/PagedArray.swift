/// An array in pages: a copy shares them all, and a change to the copy makes anew only the page it falls on.
///
/// A page is large, so that there are few of them and finding one costs next to nothing.
struct PagedArray<Element: Sendable>: Sendable {
  private var pages: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0

  private static var pageBits: Int { 10 }
  private static var pageSize: Int { 1 << pageBits }

  init(_ elements: some Sequence<Element>) {
    for element in elements {
      append(element)
    }
  }

  /// - Precondition: The position is below the count and not negative.
  /// - Complexity: O(1).
  subscript(position: Int) -> Element {
    get { pages[position &>> Self.pageBits][position & (Self.pageSize - 1)] }
    set { pages[position &>> Self.pageBits][position & (Self.pageSize - 1)] = newValue }
  }

  mutating func append(_ element: Element) {
    if count % Self.pageSize == 0 {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Self.pageSize)
    }
    pages[pages.count - 1].append(element)
    count += 1
  }
}

extension PagedArray: Equatable where Element: Equatable {}
extension PagedArray: Hashable where Element: Hashable {}
