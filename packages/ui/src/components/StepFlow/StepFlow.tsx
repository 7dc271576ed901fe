import styled from 'styled-components';
import { rimmed } from '../../theme/rimmed.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const stepFlowStates = ['First', 'Middle', 'AllDone', 'LongText'] as const;

export interface StepFlowProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** Names of the steps, each different, in the order in which they are taken. */
  readonly steps: readonly string[];
  /** Number of the step being taken, from 0; `steps.length` when all are done. */
  readonly current: number;
  /** Said after the name of a step that is done. */
  readonly doneLabel: string;
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
`;

const Step = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${vars.space.s2};
  padding-inline: 2px;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.3;
  text-align: center;

  /* The line from the previous step. */
  & + &::before {
    content: '';
    position: absolute;
    top: 15px;
    right: calc(50% + 22px);
    left: calc(-50% + 22px);
    border-top: 2px solid ${vars.color.lineStrong};
  }
  &[data-state='done']::before,
  &[data-state='current']::before {
    border-color: ${vars.color.accent};
  }
  &[data-state='current'] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  font-weight: ${vars.weight.strong};
  --rim: ${vars.color.lineStrong};
  --ground: ${vars.color.bg};
  ${rimmed}
  [data-state='current'] > & {
    --rim: ${vars.color.accent};
    color: ${vars.color.accentText};
  }
  [data-state='done'] > & {
    --rim: ${vars.color.accent};
    --ground: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;

/** The position within a short process: three to five steps. It shows, it does not navigate. */
export function StepFlow({ label, steps, current, doneLabel }: StepFlowProps) {
  return (
    <List aria-label={label} data-part="step-flow">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark aria-hidden="true">{state === 'done' ? <Icon name="check" size={16} /> : index + 1}</Mark>
            <span>
              {step}
              {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </span>
          </Step>
        );
      })}
    </List>
  );
}
