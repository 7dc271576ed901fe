import styled from 'styled-components';
import { figures } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const tierTableStates = ['Plain', 'OneCurrent', 'LongText'] as const;

export interface Tier {
  readonly key: string;
  /** What has to be reached; formatted. */
  readonly threshold: string;
  /** What it gives; formatted. */
  readonly reward: string;
  /** Where the member stands. */
  readonly isCurrent?: boolean;
}

export interface TierTableProps {
  /** Name of the table, above it. */
  readonly caption: string;
  readonly thresholdLabel: string;
  readonly rewardLabel: string;
  readonly tiers: readonly Tier[];
  /** Said of the member's own row. */
  readonly currentLabel: string;
}

const Table = styled.table`
  width: 100%;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  overflow: hidden;

  caption {
    padding-bottom: ${vars.space.s2};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    text-align: start;
  }
  th,
  td {
    padding: ${vars.space.s3} ${vars.space.s4};
    text-align: start;
  }
  :is(th, td):last-child {
    text-align: end;
  }
  thead th {
    background: ${vars.color.surface2};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
  }
  tbody :is(th, td) {
    border-top: 1px solid ${vars.color.line};
  }
  tbody th {
    font-weight: ${vars.weight.medium};
  }
  td {
    font-weight: ${vars.weight.strong};
    ${figures}
  }
  [aria-current] > * {
    background: ${vars.color.accentSoft};
  }
`;

const Here = styled.span`
  display: block;
  color: ${vars.color.accentText};
  font-size: ${vars.text.xs};
`;

/** What each step of a promotion takes and gives: rebates, levels, rewards of invitation. */
export function TierTable({ caption, thresholdLabel, rewardLabel, tiers, currentLabel }: TierTableProps) {
  return (
    <Table data-part="tier-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{thresholdLabel}</th>
          <th scope="col">{rewardLabel}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ key, threshold, reward, isCurrent = false }) => (
          <tr key={key} aria-current={isCurrent ? 'true' : undefined}>
            <th scope="row">
              {threshold}
              {isCurrent && <Here>{currentLabel}</Here>}
            </th>
            <td>{reward}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
