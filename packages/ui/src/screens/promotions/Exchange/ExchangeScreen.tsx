import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { ClaimLogin } from '../parts/ClaimReward.tsx';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { NextStep } from '../parts/NextStep.tsx';
import { ExchangeTill } from './ExchangeTill.tsx';
import { PointsDisplay } from './PointsDisplay.tsx';

export const exchangeStates = [
  'Guest',
  'Enough',
  'TooFew',
  'JustExchanged',
  'Refused',
  'NotEligible',
  'LongText',
  'Loading',
] as const;

export interface ExchangeScreenProps {
  /** The activity, and where the member stands in it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ActivityContent>;
}

const Till = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

/** `/promotion/activity/exchange`: a till. The display shows the points, below it lie three exchanges, to be had for as long as points last. */
export function ExchangeScreen({ view }: ExchangeScreenProps) {
  const { t } = useTranslation('promotions-daily');
  return (
    <ActivityFrame
      part="exchange"
      view={view}
      now={({ activity: { state } }) => state !== null && <PointsDisplay points={state.progress} />}
      binds={({ activity }) => <Conditions rule={activity.rule} example={<Example activity={activity} />} />}
      claim={({ activity, claims }) =>
        claims === null ? <ClaimLogin /> : <MissingPoints activity={activity} />
      }
    >
      {({ activity, claims }) => (
        <Till>
          <SectionHeader id="exchange-till" title={t('exchange.till')} />
          <ExchangeTill activity={activity} claims={claims} labelledBy="exchange-till" />
        </Till>
      )}
    </ActivityFrame>
  );
}

/** Points are earned by playing; nothing, where they are enough for an exchange. */
function MissingPoints({ activity: { rule, tiers, state } }: { readonly activity: Activity }) {
  const { t } = useTranslation('promotions-daily');
  const { figure } = useFigureText();
  const [first] = tiers;
  if (state === null || first === undefined || state.progress >= first.from) return null;
  return (
    <NextStep
      says={t('exchange.missing', { points: figure(rule.metric, first.from - state.progress) })}
      href={to('/game')}
      label={t('treasure.play')}
    />
  );
}

/** The best exchange that the points reach, or else the first of all. */
function Example({ activity: { rule, tiers, state } }: { readonly activity: Activity }) {
  const { t } = useTranslation('promotions-daily');
  const { money, figure } = useFigureText();
  const points = state?.progress ?? 0;
  const reached = tiers.findLast(({ from }) => points >= from);
  const tier = reached ?? tiers[0];
  if (tier === undefined) return null;
  const { from, reward } = tier;
  const values = {
    points: figure(rule.metric, points),
    from: figure(rule.metric, from),
    reward: money(reward.min),
    turnover: money(reward.min * rule.turnoverTimes),
  };
  return reached ? t('exchange.example', values) : t('exchange.exampleOfFirst', values);
}
