import type { Centavos } from '@fortuna/domain/money.ts';
import styled from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { focusRing } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.ts';
import { scalePosition } from './scale-position.ts';

export interface AmountScaleProps {
  readonly label: string;
  /** The smallest first. */
  readonly stops: readonly Centavos[];
  readonly value: Centavos;
  /** The same as it is read out. */
  readonly valueText: string;
  /** The knob was moved to a stop, or to the start: 0. */
  readonly onSelect: (value: Centavos) => void;
}

/** How wide the knob is, with its edge. */
const knob = 26;

const Root = styled.div`
  position: relative;
  min-width: 0;
  height: ${vars.size.target};
`;

/** What moves the knob, by pointer, finger or key. It is drawn below it, where the amount may lie between two stops. */
const Range = styled.input`
  appearance: none;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  border-radius: ${vars.radius.sm};
  background: none;
  cursor: pointer;
  ${focusRing}

  &::-webkit-slider-thumb {
    appearance: none;
    width: ${knob}px;
    height: ${vars.size.target};
    border: 0;
    background: transparent;
  }
  &::-moz-range-thumb {
    width: ${knob}px;
    height: ${vars.size.target};
    border: 0;
    background: transparent;
  }
  &::-moz-range-track {
    background: transparent;
  }
`;

const Drawing = styled.svg`
  position: absolute;
  inset: 0 ${knob / 2}px;
  width: calc(100% - ${knob}px);
  height: 100%;
  overflow: visible;
  pointer-events: none;
  fill: ${vars.color.textSubtle};
  --lit: ${vars.color.accent};
  --hollow: ${vars.color.surface2};
  --ink: ${vars.color.text};
  &:dir(rtl) {
    scale: -1 1;
  }
  /* A line and its marks lie in the middle of its height. */
  > rect {
    translate: 0 -2px;
  }
  > [data-part='stop'] {
    translate: -2px -9px;
  }
  > [data-reached] {
    fill: var(--lit);
  }
  /* Round or square as the steps at its sides. */
  > [data-part='knob'] {
    translate: -11.5px -11.5px;
    rx: ${vars.radius.round};
    fill: var(--hollow);
    stroke: var(--ink);
    stroke-width: 3px;
    transition: x ${vars.motion.fast} ${vars.motion.ease};
    &[data-reached] {
      translate: -9.5px -9.5px;
      fill: ${vars.color.onAccent};
      stroke: var(--lit);
      stroke-width: 7px;
    }
  }
  ${media.hover} {
    :hover + & > [data-part='knob']:not([data-reached]) {
      stroke: ${vars.color.accentText};
    }
  }
  ${media.reducedMotion} {
    > [data-part='knob'] {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    fill: CanvasText;
    --lit: Highlight;
    --hollow: Canvas;
    --ink: CanvasText;
  }
`;

/** A line with stops for ready amounts, and a knob on it wherever the amount is: hollow at its start while there is none. Drawn, not styled: the policy blocks style attributes. */
export function AmountScale({ label, stops, value, valueText, onSelect }: AmountScaleProps) {
  const position = scalePosition(stops, value);
  // Of a shape its line is drawn half outside.
  const line = value > 0 ? 7 : 3;
  const along = (place: number) => `${(place / stops.length) * 100}%`;
  return (
    <Root data-part="amount-scale">
      <Range
        type="range"
        min={0}
        max={stops.length}
        step={1}
        value={Math.round(position)}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ target }) => onSelect(stops[Number(target.value) - 1] ?? 0)}
      />
      <Drawing aria-hidden="true">
        <rect y="50%" width="100%" height={4} rx={2} />
        <rect y="50%" width={along(position)} height={4} rx={2} data-reached="" />
        {stops.map((stop, index) => (
          <rect
            key={stop}
            x={along(index + 1)}
            y="50%"
            width={4}
            height={18}
            rx={2}
            data-part="stop"
            data-reached={value >= stop ? '' : undefined}
          />
        ))}
        <rect
          x={along(position)}
          y="50%"
          width={knob - line}
          height={knob - line}
          data-part="knob"
          data-reached={value > 0 ? '' : undefined}
        />
      </Drawing>
    </Root>
  );
}
