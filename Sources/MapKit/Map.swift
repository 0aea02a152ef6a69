import SwiftUI

/// A map of the region that a binding leads to. Dragging moves the region, pinching changes its span.
///
/// Unlike Apple's, it has no map data: it draws the lines of latitude and longitude of the region with their degrees,
/// and the annotations at their places.
public struct Map<Annotations: View>: View {
  @Binding private var region: MKCoordinateRegion
  private let modes: MapInteractionModes
  private let annotations: (MapProjection) -> Annotations
  @State private var dragStart: MKCoordinateRegion?
  @State private var pinchStart: MKCoordinateRegion?

  init(
    region: Binding<MKCoordinateRegion>, modes: MapInteractionModes,
    annotations: @escaping (MapProjection) -> Annotations
  ) {
    _region = region
    self.modes = modes
    self.annotations = annotations
  }

  public var body: some View {
    GeometryReader { proxy in
      let projection = MapProjection(region: region, size: proxy.size)
      ZStack(alignment: .topLeading) {
        GraticuleView(projection: projection)
        annotations(projection)
      }
      .clipped()
      .contentShape(Rectangle())
      .gesture(drag(projection), including: modes.contains(.pan) ? .all : .subviews)
      .simultaneousGesture(pinch, including: modes.contains(.zoom) ? .all : .subviews)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }

  private func drag(_ projection: MapProjection) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let start = dragStart ?? region
        dragStart = start
        region.center = MapProjection(region: start, size: projection.size)
          .center(movedBy: value.translation)
      }
      .onEnded { _ in dragStart = nil }
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let start = pinchStart ?? region
        pinchStart = start
        region.span = MKCoordinateSpan(
          latitudeDelta: min(max(start.span.latitudeDelta / value.magnification, 1e-5), 170),
          longitudeDelta: min(max(start.span.longitudeDelta / value.magnification, 1e-5), 360))
      }
      .onEnded { _ in pinchStart = nil }
  }
}

extension Map where Annotations == EmptyView {
  /// - Parameters:
  ///   - interactionModes: what the user may do with the map.
  ///   - showsUserLocation: has no effect: the user's place is not known here.
  ///   - userTrackingMode: has no effect for the same reason.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(region: coordinateRegion, modes: interactionModes) { _ in EmptyView() }
  }
}

extension Map {
  /// A map with an annotation for each element.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Annotations == MapAnnotationsView<Items> {
    self.init(region: coordinateRegion, modes: interactionModes) { projection in
      MapAnnotationsView(items: annotationItems, projection: projection) { annotationContent($0)._place }
    }
  }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}

public enum MapUserTrackingMode: Sendable {
  case none, follow
}
