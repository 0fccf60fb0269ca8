// SPDX-License-Identifier: Apache-2.0

/// How the regions of a view lie on one another.
///
/// Whether two overlap, and whether others cover one, is looked at on a lattice of points.
struct RegionOverlaps {
  private var findings: [PinRegion.ID: [PinSheet.Check.Finding]] = [:]

  /// How many points a region is looked at in each direction.
  private static let pointsPerSide = 64

  /// A region with the properties that decide whether it or another is touched.
  private struct Entry {
    var region: PinRegion
    var pin: Pin.ID
    var labels: Set<LabelKey>
    var area: Double
  }

  init(_ view: ExerciseView) {
    let entries = view.pins.flatMap { pin in
      pin.regions.map { region in
        Entry(
          region: region,
          pin: pin.id,
          labels: Set(pin.labels.map(LabelKey.init)),
          area: region.region.area
        )
      }
    }
    guard entries.count > 1 else { return }
    let index = RegionIndex(entries.map(\.region.region))
    for offset in entries.indices {
      findings[entries[offset].region.id] = Self.findings(about: offset, in: entries, index)
    }
  }

  func findings(about region: PinRegion.ID) -> [PinSheet.Check.Finding] { findings[region] ?? [] }

  private static func findings(
    about offset: Int,
    in entries: [Entry],
    _ index: RegionIndex
  ) -> [PinSheet.Check.Finding] {
    let entry = entries[offset]
    // An overlap is told once, about the later of two.
    var findings = entries[..<offset].filter { other in
      other.pin != entry.pin && !other.labels.isDisjoint(with: entry.labels)
        && overlap(other.region.region, entry.region.region)
    }.map { PinSheet.Check.Finding.overlapsRegionOfSameLabel($0.region.id) }
    var covering: Set<Int> = []
    var (points, coveredPoints) = (0, 0)
    for point in lattice(of: entry.region.region.boundingBox) {
      let hits = index.hits(at: point)
      guard hits.contains(offset) else { continue }
      points += 1
      let others = hits.filter { entries[$0].pin != entry.pin }
      // The finder takes the smaller area, or the first of two of the same size.
      let winners = others.filter { (entries[$0].area, $0) < (entry.area, offset) }
      if !winners.isEmpty { coveredPoints += 1 }
      covering.formUnion(winners)
    }
    if points > 0, points == coveredPoints {
      findings.append(.unreachable(coveredBy: covering.sorted().map { entries[$0].region.id }))
    }
    return findings
  }

  /// Whether two regions have one of the lattice's points in common.
  private static func overlap(_ first: ImageRegion, _ second: ImageRegion) -> Bool {
    let (box, other) = (first.boundingBox, second.boundingBox)
    guard box.intersects(other) else { return false }
    let common = ImageRectangle(
      from: ImagePoint(x: max(box.x, other.x), y: max(box.y, other.y)),
      to: ImagePoint(x: min(box.maxX, other.maxX), y: min(box.maxY, other.maxY))
    )
    // Regions that only touch have no area in common.
    guard min(common.width, common.height) > 0.001 else { return false }
    return lattice(of: common).contains { first.contains($0) && second.contains($0) }
  }

  /// The middles of the squares that a rectangle is divided into.
  private static func lattice(of box: ImageRectangle) -> [ImagePoint] {
    let side = Double(pointsPerSide)
    return (0..<pointsPerSide * pointsPerSide).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: pointsPerSide)
      return ImagePoint(
        x: box.x + box.width * (Double(column) + 0.5) / side,
        y: box.y + box.height * (Double(row) + 0.5) / side
      )
    }
  }
}
