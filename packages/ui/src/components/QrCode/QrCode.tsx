import { useMemo } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { qrPath } from './qr-path.ts';

export const qrCodeStates = ['Short', 'Pix', 'Faded'] as const;

export interface QrCodeProps {
  /** What it says, as it is. */
  readonly value: string;
  /** Names the picture. */
  readonly label: string;
  /** No longer usable: paid or expired. Default: false. */
  readonly isFaded?: boolean;
}

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
