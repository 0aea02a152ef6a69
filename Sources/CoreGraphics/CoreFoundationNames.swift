// Names that casts such as `"text" as CFString` mention; each is the Swift type it bridges to on Apple's platforms.

public typealias CFString = String
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
