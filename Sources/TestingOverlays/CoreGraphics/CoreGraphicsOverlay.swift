// The toolchain looks for this module wherever a file imports both Testing and CoreGraphics. Apple's platforms have
// attachments of pictures in it; here it only has to exist.
