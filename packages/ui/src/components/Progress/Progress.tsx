import { useId } from 'react';
import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const progressKinds = ['progress', 'meter'] as const;
/** `progress` goes on until it is done (a rollover); `meter` is a measure that rises and falls (a limit used up). */
export type ProgressKind = (typeof progressKinds)[number];
export const progressStates = ['Empty', 'Partly', 'Full', 'Meter', 'LongText'] as const;

export interface ProgressProps {
  /** What it measures, above the bar, which it names. */
  readonly label: string;
  /** From 0 to `max`; beyond is cut off. */
  readonly value: number;
  /** The value of a full bar, in the unit of `value` (centavos for money); 0 leaves the bar empty. */
  readonly max: number;
  /** The value in words, shown beside the label: "R$ 350,00 de R$ 500,00". */
  readonly valueText: string;
  /** `progress` (default) goes on until it is done; `meter` rises and falls. */
  readonly kind?: ProgressKind;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  min-width: 0;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s3};
  font-size: ${vars.text.sm};
`;

const Value = styled.span`
  color: ${vars.color.textMuted};
  ${figure}
`;

const Track = styled.div`
  height: 10px;
  overflow: hidden;
  border: ${vars.size.edge} solid ${vars.color.fieldLine};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.fieldBg};

  > svg {
    width: 100%;
    height: 100%;
  }
  rect {
    fill: ${vars.color.accent};
    transition: width ${vars.motion.slow} ${vars.motion.ease};
  }
  &[data-kind='meter'] rect {
    fill: ${vars.color.second};
  }
  @media (forced-colors: active) {
    rect {
      fill: Highlight;
    }
  }
`;

/** Progress, in words and as a bar. The bar is drawn, not styled: it is correct before any script runs. */
export function Progress({ label, value, max, valueText, kind = 'progress' }: ProgressProps) {
  const labelId = useId();
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Root data-part="progress">
      <Words>
        <span id={labelId}>{label}</span>
        <Value>{valueText}</Value>
      </Words>
      <Track
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(0, value), max)}
        aria-valuetext={valueText}
        data-kind={kind}
      >
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={part * 100} height={10} />
        </svg>
      </Track>
    </Root>
  );
}
