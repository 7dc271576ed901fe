import type { VipInfo, VipLevel } from '@fortuna/domain/model/vip.ts';
import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { VipBadgeArt } from '../DrawnArt/DrawnArt.tsx';

export const vipLadderStates = ['LevelZero', 'Middle', 'Highest', 'UnknownLevel'] as const;

export interface VipLadderProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** The levels, lowest first, and the member's own, which the ladder may not have. */
  readonly info: Pick<VipInfo, 'level' | 'ladder'>;
  /** What a level takes and what it gives, in words. */
  readonly textOf: (level: VipLevel) => string;
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
  ${figure}
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

/** The levels of the programme, the member's own marked. A level that the ladder does not have marks none. */
export function VipLadder({ label, info, textOf, currentLabel }: VipLadderProps) {
  return (
    <List aria-label={label} data-part="vip-ladder">
      {info.ladder.map((step) => {
        const { level, name } = step;
        const state = stateOf(level, info.level);
        return (
          <Step key={level} data-state={state} aria-current={state === 'current' ? 'true' : undefined}>
            <VipBadgeArt level={level} />
            <div>
              <Name>{name}</Name>
              <Text>{textOf(step)}</Text>
            </div>
            {state === 'current' && <Here>{currentLabel}</Here>}
          </Step>
        );
      })}
    </List>
  );
}

function stateOf(level: number, current: number): 'reached' | 'current' | 'ahead' {
  if (level > current) return 'ahead';
  return level === current ? 'current' : 'reached';
}
