import { pocketColour, pocketCount, wheelOrder } from '@fortuna/domain/fair-play/roulette.ts';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ArtFamily } from '../../art/family.ts';
import { wedge } from '../../art/svg.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { pocketPaint } from './pocket-paint.ts';
import { CoastHub, GuillocheHub, HalftoneHub, type HubProps, hubForms } from './wheel-hubs.tsx';

export const rouletteWheelStates = ['Resting', 'Spinning', 'BeforeTheFirst', 'Tables'] as const;

export interface RouletteWheelProps {
  /** The number at the pointer; null: nothing has come yet, the zero is at the top. */
  readonly number: number | null;
  /** It turns, and shows no number. Default: false. */
  readonly isSpinning?: boolean;
  /** Number of the table, by which its metal and the ornament in its middle differ from its neighbours'. Default: 0. */
  readonly table?: number;
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;

  [data-part='disc'] > g[data-spinning] {
    animation: ${turn} 5s linear infinite;
    ${media.reducedMotion} {
      animation: none;
    }
  }
  &[data-family='halftone'] g[data-spinning] {
    animation-timing-function: steps(${pocketCount});
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Pocket = styled.path`
  fill: var(--pocket);
  ${pocketPaint}
`;

const Figure = styled.text`
  fill: ${vars.color.text};
  font-family: ${vars.font.display};
  font-size: 38px;
  font-weight: ${vars.weight.display};
  text-anchor: middle;
  dominant-baseline: central;
  /* Letters of pixels are wide: two of them stay inside of the axis. */
  [data-family='halftone'] & {
    font-size: 26px;
  }
`;

const hubs: Readonly<Record<ArtFamily, (props: HubProps) => ReactNode>> = {
  coast: CoastHub,
  guilloche: GuillocheHub,
  halftone: HalftoneHub,
};

/** What rim and ornament are made of, by the table's number. */
const metals = [vars.color.second, vars.color.accentText, vars.color.textMuted];

const half = 0.5 / pocketCount;
const pockets = wheelOrder.map((number, index) => ({
  number,
  colour: pocketColour(number),
  path: wedge(0, 0, 92, index / pocketCount - half, index / pocketCount + half),
}));

/** A European wheel from above, in the brand's hand. Decoration: what it shows stands beside it in words. */
export function RouletteWheel({ number, isSpinning = false, table = 0 }: RouletteWheelProps) {
  const { artFamily, scheme } = useBrand();
  const Hub = hubs[artFamily];
  // Numbers of tables are not far from each other: seven looks of the nine take turns.
  const look = table % 7;
  const metal = metals[look % metals.length];
  const place = number === null ? 0 : wheelOrder.indexOf(number);
  return (
    <Drawing
      viewBox="-104 -104 208 208"
      aria-hidden="true"
      data-family={artFamily}
      data-scheme={scheme}
      data-part="roulette-wheel"
    >
      <circle r="98" fill={vars.color.surface3} stroke={metal} strokeWidth="4" />
      <g data-part="disc" transform={`rotate(${(-place * 360) / pocketCount})`}>
        <g data-spinning={isSpinning ? '' : undefined}>
          {pockets.map((pocket) => (
            <Pocket
              key={pocket.number}
              d={pocket.path}
              data-pocket={pocket.colour}
              stroke={vars.color.surface3}
              strokeWidth="1"
            />
          ))}
        </g>
      </g>
      <circle r="62" fill={vars.color.surface2} stroke={metal} strokeWidth="2" />
      <Hub metal={metal} form={Math.floor(look / 2) % hubForms} />
      <circle r="30" fill={vars.color.surface1} stroke={metal} strokeWidth="2" />
      {!isSpinning && number !== null && <Figure>{number}</Figure>}
      <path
        d="M-8-104h16L0-82z"
        fill={vars.color.accent}
        stroke={vars.color.surface1}
        strokeWidth="2"
        paintOrder="stroke"
      />
    </Drawing>
  );
}
