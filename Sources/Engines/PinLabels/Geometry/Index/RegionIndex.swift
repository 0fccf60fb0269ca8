// SPDX-License-Identifier: Apache-2.0

/// Regions prepared for asking very often which of them a point is in.
///
/// ```swift
/// let index = RegionIndex(regions, tolerance: 2)
/// for region in index.hits(at: point) { ... }   // offsets into `regions`
/// ```
///
/// The answers are those of ``ImageRegion/contains(_:tolerance:)``. The plane is divided into cells; for most of
/// them it is known which regions they are in, and for the others which few edges decide.
///
/// - Complexity: An answer takes O(*n* / 64) for *n* regions where the edges near a point are few. Making an
///   index takes time in proportion to the cells, of which there are at most 262,144, times the edges of the
///   regions over them; of large regions with many edges there are fewer cells, so that it takes no more than
///   some seconds.
public struct RegionIndex: Sendable {
  /// The regions, in the order in which they were given.
  package let regions: [ImageRegion]
  /// How far from a region a point may be to count, in pixels.
  package let tolerance: Double

  let grid: RegionGrid
  /// The kind of each cell, as an index into ``kinds``.
  let cells: [UInt32]
  let kinds: [CellKind]
  /// For each kind, the words after the first of the regions that its cells are in.
  let otherBits: [[UInt64]]
  let candidates: [Candidate]
  let crossingEdges: [ImageSegment]
  let reachingEdges: [MeasuredSegment]

  /// The knowledge about some cells.
  struct CellKind {
    /// The first 64 regions that the whole cell is in, a bit each.
    var firstBits: UInt64
    /// The regions that part of the cell may be in, as a range of ``candidates``.
    var firstCandidate: UInt32
    var endCandidate: UInt32
  }

  /// A region that part of a cell may be in.
  struct Candidate {
    var region: UInt32
    /// Whether an odd number of edges to the right of the cell is crossed by every ray from it.
    var isInsideBeforeCrossing = false
    /// Whether the region is asked itself, because it is round or has very many edges.
    var asksRegion = false
    var firstCrossing: UInt32 = 0
    var endCrossing: UInt32 = 0
    var firstReaching: UInt32 = 0
    var endReaching: UInt32 = 0
  }

  /// Returns which regions a point is in.
  ///
  /// - Parameter point: Any point; one that is no number is in none.
  /// - Returns: The offsets of the regions.
  public func hits(at point: ImagePoint) -> RegionIndex.Hits {
    guard let cell = grid.cell(of: point) else {
      return RegionIndex.Hits(firstBits: 0, otherBits: nil)
    }
    let index = Int(cells[cell])
    let kind = kinds[index]
    var hits = RegionIndex.Hits(
      firstBits: kind.firstBits,
      otherBits: otherBits.isEmpty ? nil : otherBits[index]
    )
    for candidate in Int(kind.firstCandidate)..<Int(kind.endCandidate)
    where contains(point, candidates[candidate]) {
      hits.insert(Int(candidates[candidate].region))
    }
    return hits
  }

  private func contains(_ point: ImagePoint, _ candidate: Candidate) -> Bool {
    guard !candidate.asksRegion else {
      return regions[Int(candidate.region)].contains(point, tolerance: tolerance)
    }
    var isInside = candidate.isInsideBeforeCrossing
    for edge in Int(candidate.firstCrossing)..<Int(candidate.endCrossing) {
      switch crossingEdges[edge].crossing(of: point) {
      case .touching: return true
      case .crossed: isInside.toggle()
      case .missed: break
      }
    }
    guard !isInside else { return true }
    for edge in Int(candidate.firstReaching)..<Int(candidate.endReaching)
    where reachingEdges[edge].reaches(point) {
      return true
    }
    return false
  }
}
