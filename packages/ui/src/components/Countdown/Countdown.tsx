import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { clockText } from './clock-text.ts';

export const countdownStates = ['Minutes', 'Hours', 'Days', 'LastMinute', 'Over', 'LongText'] as const;

export interface CountdownProps {
  /** Whole seconds that are left; below zero counts as zero. Whoever owns the clock counts them down. */
  readonly seconds: number;
  /** What ends: "Expira em". */
  readonly label: string;
  /** The announcement at each full minute: "Faltam 4 minutos"; also called with 0, when it is over. */
  readonly minuteText: (minutes: number) => string;
  /** "2 dias": stands for the clock while two whole days and more are left. Left out, the hours go on counting. */
  readonly dayText?: ((days: number) => string) | undefined;
}

const day = 86_400;

const Root = styled.div`
  display: inline-flex;
  align-items: baseline;
  gap: ${vars.space.s2};
  color: ${vars.color.textMuted};
`;

/** Figures of even width have a gap beside a one; what keeps its place instead is the whole. */
const Clock = styled.span`
  flex: none;
  min-width: 5ch;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  ${figure}

  [data-urgent] > & {
    color: ${vars.color.warning};
  }
`;

/** Time that is left. Eyes see every second; screen readers hear the minute marks alone. */
export function Countdown({ seconds, label, minuteText, dayText }: CountdownProps) {
  const left = Math.max(0, Math.floor(seconds));
  if (dayText && left >= 2 * day) {
    return (
      <Root data-part="countdown">
        <span>{label}</span>
        <Clock data-part="clock">{dayText(Math.floor(left / day))}</Clock>
      </Root>
    );
  }
  return (
    <Root data-urgent={left < 60 ? '' : undefined} data-part="countdown">
      <span>{label}</span>
      <Clock role="timer" aria-label={label} aria-live="off" data-part="clock">
        {clockText(left)}
      </Clock>
      <VisuallyHidden role="status">{minuteText(Math.ceil(left / 60))}</VisuallyHidden>
    </Root>
  );
}
