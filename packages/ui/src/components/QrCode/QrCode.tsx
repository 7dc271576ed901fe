import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { vars } from '../../theme/vars.ts';

export const qrCodeStates = ['Short', 'Pix', 'Faded'] as const;

export interface QrCodeProps {
  /** What it says, as it is. */
  readonly value: string;
  /** Names the picture. */
  readonly label: string;
  /** No longer usable: paid or expired. */
  readonly isFaded?: boolean;
}

/** Modules of white around the code, as the standard asks for. */
const quietZone = 4;

const Svg = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.qrBg};
  fill: ${vars.color.qrInk};
  shape-rendering: crispEdges;
  forced-color-adjust: none;

  &[data-faded] {
    opacity: 0.25;
  }
`;

/** A QR code as one path: no style attributes, sharp at every size, dark on white in every brand, since cameras want that. */
export function QrCode({ value, label, isFaded = false }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(value), [value]);
  return (
    <Svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-faded={isFaded ? '' : undefined}
      data-part="qr"
    >
      <path d={path} />
    </Svg>
  );
}

/** Runs of dark modules, row by row, as rectangles of one path. */
function qrPath(value: string): { readonly size: number; readonly path: string } {
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
