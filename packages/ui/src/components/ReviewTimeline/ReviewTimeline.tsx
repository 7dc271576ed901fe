import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rimmed } from '../../theme/rimmed.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const reviewStepStatuses = ['done', 'pending', 'rejected', 'upcoming', 'unknown'] as const;
export type ReviewStepState = (typeof reviewStepStatuses)[number];
export const reviewTimelineStates = ['Pending', 'Approved', 'Rejected', 'Unknown', 'LongText'] as const;

export interface ReviewStep {
  /** Unique in the list. */
  readonly id: string;
  /** `pending` is the step being taken; `upcoming` has no sign yet; `unknown` is neither good nor bad. */
  readonly state: ReviewStepState;
  /** The state in words, for those who cannot see the sign. */
  readonly stateText: string;
  /** What happens in it: "Em análise". */
  readonly title: string;
  /** When, in words of the player's language. Left out: not yet, or not known. */
  readonly time?: string | undefined;
  /** What is going on, or why it was refused. Default: nothing. */
  readonly detail?: ReactNode;
}

export interface ReviewTimelineProps {
  /** Names the steps: "Andamento da retirada". */
  readonly label: string;
  /** From the first to the last. */
  readonly steps: readonly ReviewStep[];
}

const icons: Record<ReviewStepState, IconName | null> = {
  done: 'check',
  pending: 'clock',
  rejected: 'close',
  upcoming: null,
  unknown: 'info',
};

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding-bottom: ${vars.space.s5};

  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 36px;
    bottom: 4px;
    left: 15px;
    width: 2px;
    border-radius: 1px;
    background: ${vars.color.lineStrong};
  }
  &[data-state='done']:not(:last-child)::before {
    background: ${vars.color.success};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  color: ${vars.color.textMuted};
  --rim: ${vars.color.lineStrong};
  --ground: ${vars.color.bg};
  ${rimmed}

  [data-state='done'] > & {
    --rim: ${vars.color.success};
    --ground: ${vars.color.successSoft};
    color: ${vars.color.success};
  }
  [data-state='pending'] > & {
    --rim: ${vars.color.warning};
    --ground: ${vars.color.warningSoft};
    color: ${vars.color.warning};
  }
  [data-state='rejected'] > & {
    --rim: ${vars.color.danger};
    --ground: ${vars.color.dangerSoft};
    color: ${vars.color.danger};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding-top: 4px;
`;

const Title = styled.p`
  font-weight: ${vars.weight.strong};

  [data-state='upcoming'] & {
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.regular};
  }
`;

const Time = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Detail = styled.div`
  padding-top: ${vars.space.s1};
  font-size: ${vars.text.sm};
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

/** The progress of a review: sent, looked at, decided, paid. */
export function ReviewTimeline({ label, steps }: ReviewTimelineProps) {
  return (
    <ol aria-label={label} data-part="review-timeline">
      {steps.map(({ id, state, stateText, title, time, detail }) => {
        const icon = icons[state];
        return (
          <Step key={id} data-state={state} aria-current={state === 'pending' ? 'step' : undefined}>
            <Sign>{icon && <Icon name={icon} size={18} />}</Sign>
            <Words>
              <Title>
                {title}
                <VisuallyHidden> ({stateText})</VisuallyHidden>
              </Title>
              {time !== undefined && <Time>{time}</Time>}
              {detail !== undefined && <Detail>{detail}</Detail>}
            </Words>
          </Step>
        );
      })}
    </ol>
  );
}
