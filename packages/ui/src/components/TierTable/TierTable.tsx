import type { ActivityState, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { Table } from './Table.style.ts';
import { tierAt } from './tier-at.ts';

export const tierTableStates = [
  'Guest',
  'Member',
  'BeforeTheFirst',
  'EveryState',
  'OtherReward',
  'LongText',
] as const;

export interface TierTableWords {
  /** Name of the table, above it. */
  readonly caption: string;
  /** Over the columns. */
  readonly threshold: string;
  /** Over what each step gives. */
  readonly reward: string;
  /** Said of the member's own row: "Você está aqui". */
  readonly current: string;
  /** What became of a step, on its badge; members only. */
  readonly states: Readonly<Record<RewardState, string>>;
  /** What has to be reached, from `from` and `to`, written in the metric's units. */
  readonly thresholdOf: (tier: ActivityTier) => string;
  /** What it gives: a share or an amount, or a range of either. */
  readonly rewardOf: (tier: ActivityTier) => string;
}

export interface TierTableProps {
  /** Lowest first. */
  readonly tiers: readonly ActivityTier[];
  /** The member's, which marks the row they stand in and shows what became of each; null for guests. */
  readonly state: Pick<ActivityState, 'progress'> | null;
  /** Every text, and how figures are written. */
  readonly words: TierTableWords;
}

const looks: Readonly<Record<RewardState, readonly [tone: BadgeTone, icon: IconName]>> = {
  locked: ['neutral', 'lock'],
  open: ['accent', 'gift'],
  claimed: ['success', 'check'],
  expired: ['neutral', 'clock'],
};

const Name = styled.span`
  display: block;
  font-weight: ${vars.weight.strong};
`;

const Threshold = styled.span`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.regular};
`;

const Reward = styled.span`
  display: grid;
  justify-items: end;
  gap: ${vars.space.s1};
  /* From an amount to another one: they break between, and never within. */
  overflow-wrap: normal;
  text-align: end;
  white-space: normal;
`;

const Here = styled.span`
  display: block;
  color: ${vars.color.accentText};
  font-size: ${vars.text.xs};
`;

/** What each step of a promotion takes and gives, and for a member what became of it. */
export function TierTable({ tiers, state, words }: TierTableProps) {
  const currentId = tierAt(tiers, state?.progress ?? null);
  return (
    <Table data-part="tier-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.threshold}</th>
          <th scope="col">{words.reward}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => {
          const isCurrent = tier.id === currentId;
          const [tone, icon] = looks[tier.state];
          return (
            <tr key={tier.id} aria-current={isCurrent ? 'true' : undefined}>
              <th scope="row">
                <Name>{tier.name}</Name>
                <Threshold>{words.thresholdOf(tier)}</Threshold>
                {isCurrent && <Here>{words.current}</Here>}
              </th>
              <td>
                <Reward>
                  {words.rewardOf(tier)}
                  {state !== null && (
                    <Badge tone={tone} icon={icon}>
                      {words.states[tier.state]}
                    </Badge>
                  )}
                </Reward>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
