import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import { scoreBoardLook } from './score-board-look.ts';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  margin-bottom: calc(-1 * ${vars.space.s3});
  > :first-child {
    flex: none;
  }
`;

const Board = styled.div`
  ${scoreBoardLook}
  > [data-part='balance'] > :last-child {
    width: min(100%, 36rem);
    height: clamp(2.5rem, 12cqi, 6rem);
  }
  > [data-part='actions'] {
    min-height: 4rem;
    background: ${vars.color.surface1};
  }
`;

const Section = styled.div`
  > :first-child {
    padding-block: ${vars.space.s3};
  }
  > :last-child {
    height: 26rem;
    @container score (min-width: 40rem) {
      height: 13rem;
    }
  }
`;

const cells = [1, 2, 3] as const;

export function ScoreHeadBones() {
  return (
    <Person>
      <Skeleton shape="circle" />
      <Skeleton shape="title" width="half" />
    </Person>
  );
}

export function ScoreBoardBones() {
  return (
    <Board data-part="board">
      <div data-part="balance">
        <Skeleton width="third" />
        <Skeleton shape="block" />
      </div>
      <div data-part="parts">
        {cells.map((cell) => (
          <div key={cell}>
            <Skeleton />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
      <div data-part="actions" />
    </Board>
  );
}

export function ScoreRowsBones() {
  return (
    <Section data-part="score-rows">
      <div data-part="section-header">
        <Skeleton shape="title" width="half" />
      </div>
      <Skeleton shape="block" />
    </Section>
  );
}
