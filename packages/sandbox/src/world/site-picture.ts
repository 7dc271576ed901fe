export const pictureTypes = ['image/png', 'image/webp'] as const;

/** A picture as the database keeps it. */
export interface SitePicture {
  readonly type: (typeof pictureTypes)[number];
  /** Base64. */
  readonly content: string;
}

/** Of the file, in bytes: it is in every page's first view. */
export const largestPicture = 64 * 1024;
/** On either side, in pixels: small files can unpack to pictures that fill a phone's memory. */
const longestSide = 2_000;

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

interface Size {
  readonly width: number;
  readonly height: number;
}

function pngSize(bytes: Uint8Array, view: DataView): Size | null {
  const isPng = ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(bytes, 12, 4) === 'IHDR';
  return isPng ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** In each of the format's three forms: with losses, without, and extended. */
function webpSize(bytes: Uint8Array, view: DataView): Size | null {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return null;
  const little24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: little24(24) + 1, height: little24(27) + 1 };
    default:
      return null;
  }
}

/**
 * An uploaded file as a picture; null for anything that is no PNG or WebP of bearable size. What the file calls itself counts for nothing.
 * SVG is refused: it is a document that can carry scripts and addresses, and whoever has one has a brand pack for it.
 */
export function readPicture(bytes: Uint8Array): SitePicture | null {
  // The shortest head of these formats.
  if (bytes.length < 32 || bytes.length > largestPicture) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const png = pngSize(bytes, view);
  const size = png ?? webpSize(bytes, view);
  if (size === null) return null;
  const fits = [size.width, size.height].every((side) => side > 0 && side <= longestSide);
  if (!fits) return null;
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { type: png ? 'image/png' : 'image/webp', content };
}
