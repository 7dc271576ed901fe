import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { BigFigure, FigureLabel } from '../parts/big-figure.ts';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { ChestClaims } from './ChestClaims.tsx';
import { ChestTrail } from './ChestTrail.tsx';

export const treasureStates = [
  'Guest',
  'NoBets',
  'OnTheWay',
  'AllOpen',
  'AllClaimed',
  'NotEligible',
  'LongText',
  'Loading',
] as const;

export interface TreasureScreenProps {
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ActivityContent>;
}

const Bets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3} ${vars.space.s5};
`;

/** `/promotion/activity/treasure`: three chests along the bets of the day, which close at midnight. */
export function TreasureScreen({ view }: TreasureScreenProps) {
  return (
    <ActivityFrame
      part="treasure"
      view={view}
      now={(page) => (
        <>
          <ChestTrail activity={page.activity} />
          <Day {...page} />
        </>
      )}
      binds={({ activity }) => <Conditions rule={activity.rule} example={<Example activity={activity} />} />}
      claim={({ claims }) => claims === null && <ClaimLogin />}
    >
      {({ activity, claims }) => claims !== null && <ChestClaims activity={activity} claims={claims} />}
    </ActivityFrame>
  );
}

/** The bets of the day, and how long the chests can be opened. */
function Day({ activity: { state }, serverTime, onOver }: ActivityContent) {
  const { t } = useTranslation('promotions-daily');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const seconds = useSecondsLeft(state?.endsAt ?? null, serverTime, onOver);
  if (state === null) return null;
  return (
    <Bets>
      <div>
        <FigureLabel>{t('treasure.bets')}</FigureLabel>
        <BigFigure>{money(state.progress)}</BigFigure>
        {seconds !== null && (
          <Countdown
            label={t('treasure.closes')}
            seconds={seconds}
            minuteText={(count) => tCommon('minutesLeft', { count })}
          />
        )}
      </div>
      {state.next !== null && (
        <ButtonLink href={to('/game')} variant="primary">
          {t('treasure.play')}
        </ButtonLink>
      )}
    </Bets>
  );
}

/** All that is open by now; before that what the first chest would give. */
function Example({ activity: { rule, tiers, state } }: { readonly activity: Activity }) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  const open = tiers.filter((tier) => tier.state === 'open').reduce((sum, { reward }) => sum + reward.min, 0);
  if (state !== null && open > 0)
    return t('treasure.example', {
      bets: money(state.progress),
      reward: money(open),
      turnover: money(open * rule.turnoverTimes),
    });
  const [first] = tiers;
  return (
    first &&
    t('treasure.exampleOfFirst', {
      goal: money(first.from),
      reward: money(first.reward.min),
      turnover: money(first.reward.min * rule.turnoverTimes),
    })
  );
}
