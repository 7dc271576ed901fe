import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { type ChestPose, chestRungOf } from '../../../art/chest-kinds.ts';
import { ChestArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { partOfLeg } from './trail.ts';

export interface ChestTrailProps {
  readonly activity: Activity;
}

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

const Stage = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  grid-row: span 3;
  gap: ${vars.space.s2};
  justify-items: center;
  text-align: center;
  > img,
  > svg:not([data-leg]) {
    width: min(100%, 9rem);
    height: auto;
    padding-inline: ${vars.space.s1};
  }
`;

/** The leg of the trail that leads to a chest, filled as far as the bets reach. */
const Leg = styled.svg`
  width: 100%;
  height: 10px;
  .way {
    fill: ${vars.color.surface3};
  }
  .gone {
    fill: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    .way {
      fill: GrayText;
    }
    .gone {
      fill: Highlight;
    }
  }
`;

const Words = styled.div`
  align-content: start;
  padding-inline: ${vars.space.s1};
  font-size: ${vars.text.sm};
  line-height: 1.35;
  overflow-wrap: anywhere;
  > strong {
    display: block;
    color: ${vars.color.win};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.strong};
    line-height: 1.2;
    /* In a third of a phone an amount would break in wide letters. */
    ${media.wide} {
      font-family: ${vars.font.display};
      font-size: ${vars.text.lg};
      font-weight: ${vars.weight.display};
    }
  }
  > span {
    color: ${vars.color.textMuted};
  }
`;

const poses: Readonly<Record<RewardState, ChestPose>> = {
  locked: 'locked',
  open: 'full',
  claimed: 'empty',
  expired: 'locked',
};

/** The chests along the day's bets, the nearest first: what each holds, from which goal on, and whether it is open. */
export function ChestTrail({ activity: { tiers, state } }: ChestTrailProps) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  const bets = state?.progress ?? 0;
  return (
    <List aria-label={t('treasure.trail')} data-part="chest-trail">
      {tiers.map((tier, index) => (
        <Stage key={tier.id} data-state={tier.state}>
          <ChestArt rung={chestRungOf(index, tiers.length)} pose={poses[tier.state]} />
          <Leg data-leg="" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="way" width={100} height={10} />
            <rect className="gone" width={partOfLeg(tiers, index, bets) * 100} height={10} />
          </Leg>
          <Words>
            {tier.name}
            <strong>{money(tier.reward.min)}</strong>
            <span>{t('treasure.goal', { goal: money(tier.from) })}</span>
          </Words>
        </Stage>
      ))}
    </List>
  );
}
