#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <webp/decode.h>
#include <webp/demux.h>
