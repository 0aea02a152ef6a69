import SwiftUI

/// Where coordinates lie in a view that shows a region, in the Mercator projection.
public struct MapProjection: Equatable {
  let region: MKCoordinateRegion
  let size: CGSize

  /// The height on a Mercator map of radius 1, for latitudes that it can show.
  private static func height(_ latitude: Double) -> Double {
    let radians = min(max(latitude, -85), 85) * .pi / 180
    return log(tan(.pi / 4 + radians / 2))
  }

  private static func latitude(_ height: Double) -> Double { (2 * atan(exp(height)) - .pi / 2) * 180 / .pi }

  /// Points a radian. The region's span fits into the view on both axes.
  private var scale: Double {
    let span = region.span
    let longitude = max(span.longitudeDelta, 1e-6) * .pi / 180
    let top = Self.height(region.center.latitude + span.latitudeDelta / 2)
    let bottom = Self.height(region.center.latitude - span.latitudeDelta / 2)
    return min(Double(size.width) / longitude, Double(size.height) / max(top - bottom, 1e-9))
  }

  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let x = (coordinate.longitude - region.center.longitude) * .pi / 180 * scale
    let y = (Self.height(coordinate.latitude) - Self.height(region.center.latitude)) * scale
    return CGPoint(x: Double(size.width) / 2 + x, y: Double(size.height) / 2 - y)
  }

  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    let x = Double(point.x - size.width / 2) / scale
    let y = Double(size.height / 2 - point.y) / scale
    return CLLocationCoordinate2D(
      latitude: Self.latitude(Self.height(region.center.latitude) + y),
      longitude: region.center.longitude + x * 180 / .pi)
  }

  func center(movedBy translation: CGSize) -> CLLocationCoordinate2D {
    coordinate(CGPoint(x: size.width / 2 - translation.width, y: size.height / 2 - translation.height))
  }
}
