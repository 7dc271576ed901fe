import { useId } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { viewBoxOf } from '../../../theme/logo-mark.ts';
import { vars } from '../../../theme/vars.ts';
import { DoorSign, fillsPlace } from './door-parts.tsx';

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

/** How high a strip of paper is with one line of signs on it. */
export const frieze = '4rem';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: ${frieze} ${vars.space.s10};
  overflow: hidden;
  height: ${frieze};
  padding: calc((${frieze} - 40px) / 2) ${vars.space.s5} 0;
  > [data-part='sign'] {
    width: 40px;
    height: 40px;
  }
  && path {
    fill: color-mix(in oklab, ${vars.color.second} 28%, var(--paper));
  }
  && [data-tone='second'] {
    fill: color-mix(in oklab, ${vars.color.second} 42%, var(--paper));
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

/** More than there is room for on any phone. */
const signs = [1, 2, 3, 4, 5, 6, 7];

/** The brand's sign in one line of the paper (`--paper`), as often as it has room for it whole. Decoration. */
export function SignLine() {
  return (
    <Line>
      {signs.map((sign) => (
        <DoorSign key={sign} />
      ))}
    </Line>
  );
}
