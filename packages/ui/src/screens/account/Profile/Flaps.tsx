import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

export interface FlapsProps {
  /** An amount as it is written, or what covers it. Decoration: whoever shows it says it in words besides. */
  readonly text: string;
}

/** In units of the drawing: a flap, the gap after it, a point or a comma, and a letter of the currency. */
const size = { flap: 66, gap: 5, point: 24, letter: 32, height: 100 } as const;

/** As wide as its place, however many figures there are, but no higher than what stands out of a page. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  max-height: var(--flaps, 5rem);
  fill: currentcolor;
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  font-variant-numeric: lining-nums;
  letter-spacing: 0;
  text {
    font-size: 72px;
  }
  [data-part='sign'] {
    font-size: 40px;
  }
  rect {
    fill: ${vars.color.surface3};
    rx: min(${vars.radius.sm}, 8px);
    @media (forced-colors: active) {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
  line {
    stroke: ${vars.color.surface1};
    stroke-width: 2.5;
  }
`;

interface Flap {
  readonly text: string;
  readonly kind: 'flap' | 'point' | 'sign';
  readonly start: number;
  readonly width: number;
}

/** One figure after the other, and what stands between, before or behind them, each with its place. */
function flapsOf(text: string): readonly Flap[] {
  let start = 0;
  return (text.match(/[\d•]|[^\d•]+/g) ?? [])
    .map((part) => part.trim())
    .map((part) => {
      const kind = /[\d•]/.test(part) ? 'flap' : /^[.,]$/.test(part) ? 'point' : 'sign';
      const width =
        kind === 'flap' ? size.flap : kind === 'point' ? size.point : Array.from(part).length * size.letter;
      const flap: Flap = { text: part, kind, start, width };
      start += width + size.gap;
      return flap;
    });
}

/** The figures of an amount, each on a flap of its own, as on the boards of stadiums and stations. */
export function Flaps({ text }: FlapsProps) {
  const flaps = flapsOf(text);
  const end = flaps.reduce((width, flap) => Math.max(width, flap.start + flap.width), 0);
  const { sign, start: begin } = useSignStart(flaps[0]);
  return (
    <Drawing
      viewBox={`${begin} 0 ${end - begin} ${size.height}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
      data-part="flaps"
    >
      {flaps.map(({ start, ...flap }) => (
        <g key={start} transform={`translate(${start})`}>
          <Face {...flap} isFirst={start === 0} sign={sign} />
        </g>
      ))}
    </Drawing>
  );
}

/** Where the sign of the currency begins, which stands right before the figures: each brand's letters are of another width. */
function useSignStart(first: Flap | undefined) {
  const sign = useRef<SVGTextElement>(null);
  const [start, setStart] = useState(0);
  const room = first?.kind === 'sign' ? first.width - size.gap : undefined;
  useLayoutEffect(() => {
    let isShown = true;
    const measure = () => {
      if (isShown && room !== undefined && sign.current !== null)
        setStart(Math.round(room - sign.current.getComputedTextLength()));
    };
    measure();
    // In the letters of the brand, where those come later.
    void document.fonts.ready.then(measure);
    return () => {
      isShown = false;
    };
  }, [room]);
  return { sign, start: room === undefined ? 0 : start };
}

interface FaceProps extends Omit<Flap, 'start'> {
  readonly isFirst: boolean;
  readonly sign: Ref<SVGTextElement>;
}

function Face({ text, kind, width, isFirst, sign }: FaceProps) {
  if (kind === 'sign') {
    return isFirst ? (
      <text ref={sign} x={width - size.gap} y={76} textAnchor="end" data-part="sign">
        {text}
      </text>
    ) : (
      <text y={76} data-part="sign">
        {text}
      </text>
    );
  }
  const figure = (
    <text x={width / 2} y={76} textAnchor="middle">
      {text}
    </text>
  );
  if (kind === 'point') return figure;
  return (
    <>
      <rect width={width} height={size.height} />
      <line y1={size.height / 2} y2={size.height / 2} x2={width} />
      {figure}
    </>
  );
}
