import CPixelKernels
import Rendering

extension BlendMode {
  var kernelMode: PKBlendMode {
    switch self {
    case .normal: return PKBlendNormal
    case .multiply: return PKBlendMultiply
    case .screen: return PKBlendScreen
    case .overlay: return PKBlendOverlay
    case .darken: return PKBlendDarken
    case .lighten: return PKBlendLighten
    case .colorDodge: return PKBlendColorDodge
    case .colorBurn: return PKBlendColorBurn
    case .softLight: return PKBlendSoftLight
    case .hardLight: return PKBlendHardLight
    case .difference: return PKBlendDifference
    case .exclusion: return PKBlendExclusion
    case .hue: return PKBlendHue
    case .saturation: return PKBlendSaturation
    case .color: return PKBlendColor
    case .luminosity: return PKBlendLuminosity
    case .sourceAtop: return PKBlendSourceAtop
    case .destinationOver: return PKBlendDestinationOver
    case .destinationOut: return PKBlendDestinationOut
    case .plusDarker: return PKBlendPlusDarker
    case .plusLighter: return PKBlendPlusLighter
    }
  }
}

extension CoverageMode {
  var kernelMode: PKCoverageMode {
    switch self {
    case .clear: return PKCoverageClear
    case .copy: return PKCoverageCopy
    case .sourceIn: return PKCoverageSourceIn
    case .sourceOut: return PKCoverageSourceOut
    case .destinationIn: return PKCoverageDestinationIn
    case .destinationAtop: return PKCoverageDestinationAtop
    case .xor: return PKCoverageXor
    }
  }
}
