import type { VipLevel } from '@fortuna/domain/model/vip.ts';
import styled from 'styled-components';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { VipBadgeArt } from '../DrawnArt/DrawnArt.tsx';

export const vipLadderStates = [
  'Guest',
  'LevelZero',
  'Middle',
  'Highest',
  'UnknownLevel',
  'LongText',
] as const;

export interface VipLadderProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** Lowest first. */
  readonly ladder: readonly VipLevel[];
  /** The member's own, which the ladder may not have; null for guests. */
  readonly level: number | null;
  /** What a level takes, and what it gives, in words: a line each. */
  readonly linesOf: (level: VipLevel) => readonly string[];
  /** Beside the member's own step: "Você está aqui". */
  readonly currentLabel: string;
}

const List = styled.ol`
  display: grid;
`;

const badge = '52px';

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${badge} minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s2};
  border-radius: ${vars.radius.md};

  /* The ladder's rail. */
  & + &::before {
    content: '';
    position: absolute;
    top: -12px;
    left: calc(${vars.space.s2} + ${badge} / 2 - 1px);
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
    width: ${badge};
    height: ${badge};
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
  /* It has a figure in it, and is a name all the same: the server's. */
  white-space: normal;
`;

const Text = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  [data-state='current'] & {
    color: ${vars.color.text};
  }
`;

/** The name of the level, and that one is there. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space.s3};
`;

const Here = styled.span`
  color: ${vars.color.accentText};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
`;

/** The levels of the programme, the member's own marked. A level that the ladder does not have marks none. */
export function VipLadder({ label, ladder, level: own, linesOf, currentLabel }: VipLadderProps) {
  return (
    <List aria-label={label} data-part="vip-ladder">
      {ladder.map((step) => {
        const { level, name } = step;
        const state = stateOf(level, own);
        return (
          <Step key={level} data-state={state} aria-current={state === 'current' ? 'true' : undefined}>
            <VipBadgeArt level={level} />
            <div>
              <Head>
                <Name>{name}</Name>
                {state === 'current' && <Here>{currentLabel}</Here>}
              </Head>
              {linesOf(step).map((line) => (
                <Text key={line}>{line}</Text>
              ))}
            </div>
          </Step>
        );
      })}
    </List>
  );
}

/** A guest's way is open, nothing of it reached. */
function stateOf(level: number, current: number | null): 'open' | 'reached' | 'current' | 'ahead' {
  if (current === null) return 'open';
  if (level > current) return 'ahead';
  return level === current ? 'current' : 'reached';
}
