// Imported here for all files of the target: a file that imports both Core Graphics and Testing makes the compiler look
// for an overlay that Linux toolchains do not have.
@_exported import SwiftUITesting
