import { encode } from 'uqr';

/** Modules of white around the code, as the standard asks for. */
const quietZone = 4;

export interface QrPath {
  /** Modules from edge to edge. */
  readonly size: number;
  /** Path data of the dark modules, one unit each. */
  readonly path: string;
}

/** A text as a code: runs of dark modules, row by row, as rectangles of one path. */
export function qrPath(value: string): QrPath {
  const { data, size } = encode(value, { border: quietZone, ecc: 'M' });
  let path = '';
  data.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= row.length; x++) {
      const isDark = row[x] === true;
      if (isDark && start < 0) start = x;
      if (!isDark && start >= 0) {
        path += `M${start} ${y}h${x - start}v1H${start}z`;
        start = -1;
      }
    }
  });
  return { size, path };
}
