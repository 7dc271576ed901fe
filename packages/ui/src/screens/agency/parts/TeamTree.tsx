import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** Who is above whom: the agent, those whom they invited, and those whom these invited. */
export const teamRanks = ['you', 'direct', 'indirect'] as const;
export type TeamRank = (typeof teamRanks)[number];

export interface TeamTreeProps {
  /** Names the picture. */
  readonly label?: string;
  readonly labels: Readonly<Record<TeamRank, string>>;
  /** What stands in large letters: a count, a rate; nothing where it is left out. */
  readonly values: Readonly<Partial<Record<TeamRank, ReactNode>>>;
  /** How many of a rank there are: so many of its places are taken, the others stand open. All are taken where it is left out. */
  readonly counts?: Readonly<Partial<Record<TeamRank, number>>>;
}

/** Places of the people of a rank, in a field of 100 by 60. */
const people: Readonly<Record<TeamRank, readonly (readonly [x: number, y: number])[]>> = {
  you: [[50, 30]],
  direct: [
    [20, 34],
    [50, 24],
    [80, 34],
  ],
  indirect: [
    [10, 40],
    [26, 22],
    [42, 42],
    [58, 20],
    [74, 42],
    [90, 24],
  ],
};
const sizes: Readonly<Record<TeamRank, number>> = { you: 16, direct: 10, indirect: 6.5 };

const List = styled.ol`
  /* As wide as the people of a rank are drawn. */
  --people: min(100%, 100px);
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space.s1} ${vars.space.s2};
  ${media.wide} {
    --people: min(100%, 140px);
  }
  padding: 0;
  list-style: none;
`;

const Rank = styled.li`
  position: relative;
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  justify-items: center;
  min-width: 0;
  text-align: center;

  /* The line from the rank before: from its last person to the first of this. Both shares are of what a rank's people take of their field. */
  & + &::before {
    content: '';
    position: absolute;
    top: 30px;
    left: calc(-50% - ${vars.space.s2} + var(--before) * var(--people) + 6px);
    right: calc(50% + var(--own) * var(--people) + 6px);
    border-top: max(2px, ${vars.size.edge}) dashed ${vars.color.lineStrong};
    ${media.wide} {
      top: 42px;
    }
  }
  &[data-rank='direct'] {
    --before: 0.16;
    --own: 0.4;
  }
  &[data-rank='indirect'] {
    --before: 0.4;
    --own: 0.47;
  }
`;

const People = styled.svg`
  width: var(--people);
  height: auto;
  overflow: visible;
  fill: ${vars.color.second};
  stroke: none;
  [data-rank='you'] & {
    fill: ${vars.color.accent};
  }
  [data-look='ledger'] & {
    fill: ${vars.color.bg};
    stroke: ${vars.color.second};
    stroke-width: 2;
  }
  [data-look='ledger'] [data-rank='you'] & {
    stroke: ${vars.color.accent};
  }
  > [data-state='open'] {
    opacity: 0.3;
  }
  [data-look='stickers'] & {
    stroke: ${vars.color.edge};
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: CanvasText;
  }
`;

const Value = styled.strong`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figure}
`;

const Label = styled.span`
  /* On one line with those of the other ranks, also without a figure above it. */
  grid-row: 3;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  overflow-wrap: anywhere;
`;

/** A team as a picture of its three ranks; the words below each say the same. */
export function TeamTree({ label, labels, values, counts = {} }: TeamTreeProps) {
  const { promotions } = useBrand().layout;
  return (
    <List aria-label={label} data-look={promotions} data-part="team-tree">
      {teamRanks.map((rank) => (
        <Rank key={rank} data-rank={rank}>
          <People viewBox="0 0 100 60" aria-hidden="true">
            {people[rank].map(([x, y], place) => (
              <Person
                key={x}
                x={x}
                y={y}
                size={sizes[rank]}
                isSquare={promotions === 'stickers'}
                isOpen={place >= (counts[rank] ?? Number.POSITIVE_INFINITY)}
              />
            ))}
          </People>
          {values[rank] !== undefined && <Value>{values[rank]}</Value>}
          <Label>{labels[rank]}</Label>
        </Rank>
      ))}
    </List>
  );
}

interface PersonProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isSquare: boolean;
  readonly isOpen: boolean;
}

/** Head and shoulders. */
function Person({ x, y, size, isSquare, isOpen }: PersonProps) {
  const head = size * 0.45;
  const top = y + head * 0.4;
  return (
    <g data-state={isOpen ? 'open' : 'taken'}>
      {isSquare ? (
        <rect x={x - head} y={y - size} width={head * 2} height={head * 2} />
      ) : (
        <circle cx={x} cy={y - size + head} r={head} />
      )}
      <path
        d={
          isSquare
            ? `M${x - size} ${top}h${size * 2}v${size}h${-size * 2}z`
            : `M${x - size} ${top + size}a${size} ${size} 0 0 1 ${size * 2} 0z`
        }
      />
    </g>
  );
}
