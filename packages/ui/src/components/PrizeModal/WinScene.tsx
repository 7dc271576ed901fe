import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { polar } from '../../art/svg.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const surface = keyframes`from { opacity: 0; scale: 0.2; } 60% { opacity: 1; } to { opacity: var(--rest); scale: 1; }`;
const rise = keyframes`from { opacity: 0; translate: 0 28px; scale: 0.8; } to { opacity: 1; translate: 0 0; scale: 1; }`;
const engrave = keyframes`from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; }`;
const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const burst = keyframes`from { opacity: 0; scale: 0.1; } to { opacity: 1; scale: 1; }`;

const still = css`
  ${media.reducedMotion} {
    &,
    & * {
      animation: none;
    }
  }
`;

const Scene = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, 15rem);
  aspect-ratio: 17 / 12;
  > svg,
  > img {
    grid-area: 1 / 1;
  }
  > svg:first-child {
    width: 100%;
    height: 100%;
    forced-color-adjust: none;
  }
  > :last-child {
    width: auto;
    height: 64%;
    aspect-ratio: 1;
  }
  &[data-family='coast'][data-won] > :last-child {
    animation: ${rise} 620ms ${vars.motion.spring};
  }
  &[data-family='guilloche'][data-won] > :last-child {
    animation: ${appear} 700ms ${vars.motion.ease};
  }
  &[data-family='halftone'][data-won] > :last-child {
    animation: ${rise} 320ms ${vars.motion.spring};
  }
  ${still}
`;

const Ripple = styled.circle`
  fill: none;
  stroke: ${vars.color.second};
  stroke-width: 2.5;
  opacity: var(--rest);
  animation: ${surface} 900ms ${vars.motion.ease} backwards;
  &:nth-of-type(1) {
    --rest: 0.85;
  }
  &:nth-of-type(2) {
    --rest: 0.5;
    animation-delay: 120ms;
  }
  &:nth-of-type(3) {
    --rest: 0.25;
    animation-delay: 240ms;
  }
`;

const Ray = styled.path`
  fill: none;
  stroke: ${vars.color.second};
  stroke-width: 0.9;
  stroke-dasharray: 1;
  animation: ${engrave} 1100ms ${vars.motion.ease} backwards;
`;

const Confetti = styled.g`
  animation: ${burst} 360ms ${vars.motion.spring} backwards;
  rect:nth-child(3n) {
    fill: ${vars.color.accent};
  }
  rect:nth-child(3n + 1) {
    fill: ${vars.color.second};
  }
  rect:nth-child(3n + 2) {
    fill: ${vars.color.edge};
  }
  & + & {
    animation-delay: 120ms;
  }
`;

/** Rings on the water that the find came up from. */
function Ripples() {
  return (
    <>
      {[64, 84, 104].map((radius) => (
        <Ripple key={radius} r={radius} />
      ))}
    </>
  );
}

const rays = Array.from({ length: 72 }, (_, index) => {
  const [x, y] = polar(0, 0, 60, index / 72);
  const [toX, toY] = polar(0, 0, [112, 84, 96, 84][index % 4] ?? 84, index / 72);
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
});

/** A glory of engraved lines, drawn from the medal outwards. */
function Glory() {
  return (
    <>
      {rays.map((ray) => (
        <Ray key={ray} d={ray} pathLength={1} />
      ))}
    </>
  );
}

/** Squares on two rings around the prize; the golden angle keeps them from standing in rows. */
const pieces = Array.from({ length: 48 }, (_, index) => {
  const [x, y] = polar(0, 0, [76, 104, 90][index % 3] ?? 90, index * 0.381966);
  return { x: Math.round(x * 1.25), y: Math.round(y * 0.9), size: [12, 6, 9, 7][index % 4] ?? 7 };
});

function Pieces() {
  return (
    <>
      {[pieces.slice(0, 24), pieces.slice(24)].map((half) => (
        <Confetti key={half[0]?.x}>
          {half.map(({ x, y, size }) => (
            <rect key={`${x} ${y}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
          ))}
        </Confetti>
      ))}
    </>
  );
}

const cheers = { coast: Ripples, guilloche: Glory, halftone: Pieces } as const;

export interface WinSceneProps {
  /** Nothing is celebrated where nothing was won. */
  readonly isWon: boolean;
  /** The picture of what was won, square. */
  readonly children: ReactNode;
}

/** A picture with a small feast in the brand's manner: once, and standing still for who wants less motion. */
export function WinScene({ isWon, children }: WinSceneProps) {
  const { artFamily } = useBrand();
  const Cheer = cheers[artFamily];
  return (
    <Scene data-family={artFamily} data-won={isWon ? '' : undefined} data-part="scene" aria-hidden="true">
      <svg viewBox="-136 -96 272 192" aria-hidden="true">
        {isWon && <Cheer />}
      </svg>
      {children}
    </Scene>
  );
}
