import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Table } from './Table.style.ts';

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
