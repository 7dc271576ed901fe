import styled from 'styled-components';
import { figure, surface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const statTilesStates = ['Ready', 'Tones', 'Loading', 'Huge', 'LongText'] as const;

export interface Stat {
  /** What is counted, above the figure; unique in the list. */
  readonly label: string;
  /** Formatted; null while it is on its way. */
  readonly value: string | null;
  /** `win`: money that came in. Default: `plain`. */
  readonly tone?: 'plain' | 'win';
}

export interface StatTilesProps {
  /** A few, the most important first. */
  readonly stats: readonly Stat[];
  /** Read in place of a figure that is still on its way. */
  readonly loadingLabel: string;
}

/** As many columns as fit; a figure never breaks, its tile takes the whole line first. */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  > div {
    display: grid;
    flex: 1 1 9rem;
    align-content: space-between;
    gap: ${vars.space.s1};
    padding: ${vars.space.s4};
    ${surface}
        }
`;

const Label = styled.dt`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const Value = styled.dd`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.2;
  ${figure}
  &[data-tone='win'] {
    color: ${vars.color.win};
  }
  &[aria-busy='true'] {
    width: 6rem;
    height: 1.2em;
    border-radius: ${vars.radius.sm};
    background: ${vars.color.skeleton};
    color: transparent;
    overflow: hidden;
  }
`;

/** A few figures that sum something up: turnover, bets, commission. */
export function StatTiles({ stats, loadingLabel }: StatTilesProps) {
  return (
    <List data-part="stat-tiles">
      {stats.map(({ label, value, tone = 'plain' }) => (
        <div key={label}>
          <Label>{label}</Label>
          <Value data-tone={tone} aria-busy={value === null || undefined}>
            {value ?? loadingLabel}
          </Value>
        </div>
      ))}
    </List>
  );
}
