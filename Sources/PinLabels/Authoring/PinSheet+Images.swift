public import LudusFoundation

extension PinSheet {
  /// What becomes of coordinates when an image is replaced by one of another size.
  public enum ReplacementPolicy: String, Hashable, Sendable, Codable {
    /// They grow with the image: for a larger or smaller copy of the same picture.
    case scaled
    /// They stay as they are: for a picture with more, or less, around the same structures at the same scale.
    case kept
  }
}

extension PinSheet {
  /// Puts another image in the place of a view's.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - image: The new image. One of another size has another name or version.
  ///   - policy: What becomes of the coordinates of all that is on the view. Radii grow with the width.
  ///   - date: When it was replaced, not before the sheet's last edit.
  /// - Throws: ``SheetError/imageNotRenamed(_:)``, ``SheetError/unknownObject(_:)``,
  ///   ``SheetError/invalid(_:)`` where something becomes too large or too small, and the errors of dates.
  public mutating func replaceImage(
    of view: ExerciseView.ID,
    with image: ImageRecord,
    coordinates policy: PinSheet.ReplacementPolicy = .scaled,
    at date: Date
  ) throws(SheetError) {
    guard let former = self.view(view)?.image else { throw .unknownObject(.view(view)) }
    let scale = former.displayedSize.scale(to: image.displayedSize)
    guard former.displayedSize == image.displayedSize || image.mustBeFetched(having: former) else {
      throw .imageNotRenamed(image.id)
    }
    try edit(at: date) { editor throws(SheetError) in
      editor.set(.image, of: .view(view), to: .image(image))
      guard policy == .scaled, former.displayedSize != image.displayedSize else { return }
      for object in editor.table.subtree(of: .view(view)) {
        try editor.scale(object, by: scale)
      }
    }
  }
}
