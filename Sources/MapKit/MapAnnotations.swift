import SwiftUI

/// Something that stands at a place on a map.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  var _place: _MapPlace { get }
}

/// A place on a map with what is drawn there.
@MainActor
public struct _MapPlace {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: AnyView
}

/// Any view at a place on a map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _place: _MapPlace

  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _place = _MapPlace(
      coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: AnyView(content()))
  }
}

/// A balloon at a place on a map.
public struct MapMarker: MapAnnotationProtocol {
  public let _place: _MapPlace

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = _MapPlace(
      coordinate: coordinate, anchor: .bottom,
      content: AnyView(Image(systemName: "mappin.circle.fill").font(.title).foregroundColor(tint ?? .red)))
  }
}

/// A pin at a place on a map.
public struct MapPin: MapAnnotationProtocol {
  public let _place: _MapPlace

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = _MapPlace(
      coordinate: coordinate, anchor: .bottom,
      content: AnyView(Image(systemName: "mappin").font(.title).foregroundColor(tint ?? .red)))
  }
}

/// The annotations of a map, each at its place.
public struct MapAnnotationsView<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  let items: Items
  let projection: MapProjection
  let place: (Items.Element) -> _MapPlace

  public var body: some View {
    ForEach(items) { item in
      let place = place(item)
      let point = projection.point(place.coordinate)
      place.content
        .alignmentGuide(.leading) { $0.width * place.anchor.x }
        .alignmentGuide(.top) { $0.height * place.anchor.y }
        .offset(x: point.x, y: point.y)
    }
  }
}
