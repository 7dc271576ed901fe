import { useId } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { viewBoxOf } from '../../../theme/logo-mark.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { fillsPlace } from './door-parts.tsx';

/** Of one repeat, in px: two signs, the second half a step on. */
const step = 264;
const side = 124;
const stands = [
  { x: 66, y: 66 },
  { x: 198, y: 198 },
] as const;

/** Printed tone on tone: a sign is seen, and no more than a shade away from the paper. */
const Svg = styled.svg`
  ${fillsPlace}
  ${media.phone} {
    inset: 0 auto auto 0;
    width: 200%;
    max-width: none;
    height: 200%;
    scale: 0.5;
    transform-origin: 0 0;
  }
  fill: color-mix(in oklab, ${vars.color.second} 15%, var(--paper));
  [data-tone='second'] {
    fill: color-mix(in oklab, ${vars.color.second} 24%, var(--paper));
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** The brand's sign all over, as on printed paper (`--paper`). Decoration. */
export function SignPattern() {
  const { mark } = useBrand();
  const id = useId();
  const [left, top, width, height] = viewBoxOf(mark);
  return (
    <Svg aria-hidden="true" focusable="false" data-part="pattern">
      <defs>
        <g id={`${id}sign`}>
          <path d={mark.accent} />
          <path data-tone="second" d={mark.second} />
        </g>
        <pattern id={`${id}paper`} width={step} height={step} patternUnits="userSpaceOnUse">
          {stands.map(({ x, y }) => (
            <use
              key={`${x} ${y}`}
              href={`#${id}sign`}
              transform={`translate(${x} ${y})scale(${side / Math.max(width, height)})translate(${-left - width / 2} ${-top - height / 2})`}
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}paper)`} />
    </Svg>
  );
}
