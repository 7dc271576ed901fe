import styled from 'styled-components';
import { figures } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { VipBadgeArt } from '../DrawnArt/DrawnArt.tsx';

export const vipLadderStates = ['LevelZero', 'Middle', 'Highest', 'UnknownLevel'] as const;

export interface VipStep {
  /** From 0. */
  readonly level: number;
  /** "VIP 3". */
  readonly name: string;
  /** What it takes and what it gives, in words. */
  readonly text: string;
}

export interface VipLadderProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  readonly steps: readonly VipStep[];
  /** The member's level; null while it is unknown, or when no step has it. */
  readonly current: number | null;
  /** Beside the member's own step: "Você está aqui". */
  readonly currentLabel: string;
}

const List = styled.ol`
  display: grid;
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3};
  border-radius: ${vars.radius.md};

  /* The ladder's rail. */
  & + &::before {
    content: '';
    position: absolute;
    top: -12px;
    left: calc(${vars.space.s3} + 27px);
    height: 24px;
    border-left: 2px solid ${vars.color.line};
  }
  &[data-state='reached']::before,
  &[data-state='current']::before {
    border-color: ${vars.color.accent};
  }
  &[data-state='current'] {
    background: ${vars.color.accentSoft};
    box-shadow: inset 0 0 0 ${vars.size.edge} ${vars.color.accent};
  }
  > img,
  > svg {
    z-index: 1;
    width: 56px;
    height: 56px;
  }
  &[data-state='ahead'] > img {
    filter: grayscale(1);
    opacity: 0.7;
  }
`;

const Name = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  ${figures}
`;

const Text = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  [data-state='current'] & {
    color: ${vars.color.text};
  }
`;

const Here = styled.span`
  max-width: 5.5rem;
  color: ${vars.color.accentText};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  text-align: end;
`;

/** The levels of the programme, the member's own marked. A level that no step has marks none. */
export function VipLadder({ label, steps, current, currentLabel }: VipLadderProps) {
  return (
    <List aria-label={label} data-part="vip-ladder">
      {steps.map(({ level, name, text }) => {
        const state = stateOf(level, current);
        return (
          <Step key={level} data-state={state} aria-current={state === 'current' ? 'true' : undefined}>
            <VipBadgeArt level={level} />
            <div>
              <Name>{name}</Name>
              <Text>{text}</Text>
            </div>
            {state === 'current' && <Here>{currentLabel}</Here>}
          </Step>
        );
      })}
    </List>
  );
}

function stateOf(level: number, current: number | null): 'reached' | 'current' | 'ahead' {
  if (current === null || level > current) return 'ahead';
  return level === current ? 'current' : 'reached';
}
