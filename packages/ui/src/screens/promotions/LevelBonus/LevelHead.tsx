import type { Activity, ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { OfferFigure } from '../../../components/PromoCard/OfferFigure.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import type { Claims } from '../Claims.view.ts';
import { ActivityLead } from '../parts/ActivityLead.tsx';
import { ClaimReward } from '../parts/ClaimReward.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { wholeSum } from '../parts/whole-sum.ts';

export interface LevelHeadProps {
  readonly activity: Activity;
  readonly claims: Claims | null;
  /** The level that is claimed here; left out: none. */
  readonly tier: ActivityTier | undefined;
  /** What binds in the player's own numbers, said before a claim; left out where it is said further down. */
  readonly example: string | undefined;
  /** What the server says. */
  readonly words: ReactNode;
  /** What binds, where that has its place here. */
  readonly terms: ReactNode;
  /** How it works, where that has. */
  readonly steps: ReactNode;
}

const Name = styled.p`
  overflow-wrap: anywhere;
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.2;
`;

const Example = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.5;
`;

/** The head of the page: the offer, or the one level of it that can be had now, with its claim. */
export function LevelHead({ activity, claims, tier, example, words, terms, steps }: LevelHeadProps) {
  const { t } = useTranslation('promotions-friends');
  const { money } = useFigureText();
  const isCoupon = useBrand().layout.promotions === 'coupons';
  const binds = example !== undefined && <Example>{example}</Example>;
  if (tier === undefined)
    return (
      <>
        <ActivityLead activity={activity} foot={terms}>
          {words}
          {binds}
          {!isCoupon && steps}
        </ActivityLead>
        {isCoupon && steps}
      </>
    );
  const name = t('level.name', { level: tier.from, name: tier.name });
  return (
    <>
      <ActivityLead
        activity={activity}
        foot={terms}
        gives={<OfferFigure figure={wholeSum(money(tier.reward.min))} />}
        claim={
          <ClaimReward
            claims={claims}
            target={{ by: 'activity', code: activity.code, tierId: tier.id }}
            state={tier.state}
            subject={name}
            lockedReason={t('level.locked', { level: tier.from })}
          />
        }
      >
        <Name>{name}</Name>
        {words}
        {binds}
        {!isCoupon && steps}
      </ActivityLead>
      {/* A coupon is full with what it is good for. */}
      {isCoupon && steps}
    </>
  );
}
