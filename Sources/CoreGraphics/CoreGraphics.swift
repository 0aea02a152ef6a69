/// The Core Graphics value types: transforms, paths, colours and images.
///
/// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` come from Foundation and are re-exported here.
@_exported import Foundation
