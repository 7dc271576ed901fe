import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { givesWay, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { ActivityClaim } from '../parts/ActivityClaim.tsx';
import { ActivityFrame } from '../parts/ActivityFrame.tsx';
import { BigFigure, FigureLabel, winTone } from '../parts/big-figure.ts';
import { Conditions } from '../parts/Conditions.tsx';
import { useFigureText } from '../parts/figure-text.ts';
import { PlayWithCare } from '../parts/PlayWithCare.tsx';
import { shareOfLeast } from '../parts/share-of-least.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { RescueGauges } from './RescueGauges.tsx';

export const rescueStates = [
  'Guest',
  'NotNeeded',
  'Open',
  'Claimed',
  'Expired',
  'HeldMoney',
  'LongText',
  'Loading',
] as const;

export interface RescueContent extends ActivityContent {
  /** Of the wallet; null for guests. */
  readonly balance: Centavos | null;
}

export interface RescueScreenProps {
  /** The activity, and what is in the wallet; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<RescueContent>;
}

/** The gauges stand at the side, tall, and all the words beside them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(14rem, 1fr) minmax(0, 2fr);
    gap: ${vars.space.s6};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s5};
  }
`;

const Side = styled.section`
  padding: ${vars.space.s4};
  ${surface}
  ${media.wide} {
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s4});
  }
  ${givesWay}
`;

const Outcome = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3} ${vars.space.s6};
  align-items: end;
  justify-content: space-between;
  padding: ${vars.space.s4};
  ${surface}
`;

/** `/promotion/activity/rescue`: a rope let down by today's deposits, for whom the balance is gone. */
export function RescueScreen({ view }: RescueScreenProps) {
  const { t } = useTranslation('promotions-loss');
  const { money } = useFigureText();

  function exampleOf({ rule, state }: Activity): string | undefined {
    if (state?.reward)
      return t('rescue.example', {
        deposits: money(state.progress),
        reward: money(state.reward),
        turnover: money(rule.turnoverTimes * state.reward),
      });
    const least = shareOfLeast(rule);
    return (
      least &&
      t('rescue.exampleLeast', {
        deposits: money(least.from),
        reward: money(least.reward),
        turnover: money(least.turnover),
      })
    );
  }

  return (
    <ActivityFrame
      part="rescue"
      view={view}
      now={(content) => <Today {...content} />}
      binds={({ activity }) => <Conditions rule={activity.rule} example={exampleOf(activity)} />}
      claim={(content) => <TodaysClaim {...content} />}
    >
      {({ activity, balance }) => {
        const { rule, state } = activity;
        return (
          <Columns>
            <Side aria-label={t('rescue.gauges')}>
              <RescueGauges
                deposits={state?.progress ?? 0}
                leastDeposits={rule.min ?? 0}
                balance={balance}
                limit={rule.balanceBelow ?? null}
              />
            </Side>
            <div>
              <NotRelief />
              <PlayWithCare />
            </div>
          </Columns>
        );
      }}
    </ActivityFrame>
  );
}

/** Players take the two for one: what the other one is, and the way there where the brand has it. */
function NotRelief() {
  const { t } = useTranslation('promotions-loss');
  const { switchedOff } = useBrand();
  return (
    <p>
      {t('rescue.notRelief')}{' '}
      {!switchedOff.includes('promotion-daily-loss-relief-fund') && (
        <TextLink href={to('/promotion/activity/daily-loss-relief-fund')}>{t('rescue.relief')}</TextLink>
      )}
    </p>
  );
}

/** What a claim would give today, and until when. */
function Today({ activity: { state }, serverTime, onOver }: RescueContent) {
  const { t } = useTranslation('promotions-loss');
  const { t: tPromotions } = useTranslation('promotions');
  const { money } = useFigureText();
  const seconds = useSecondsLeft(state?.endsAt ?? null, serverTime, onOver);
  if (state === null) return null;
  return (
    <Outcome aria-label={t('rescue.today')} data-part="rescue-today">
      <div>
        <FigureLabel>{state.status === 'claimed' ? t('rescue.given') : t('rescue.wouldGive')}</FigureLabel>
        <BigFigure data-tone={winTone(state.reward ?? 0)}>{money(state.reward ?? 0)}</BigFigure>
      </div>
      {seconds !== null && (
        <Countdown
          label={t('rescue.dayEnds')}
          seconds={seconds}
          minuteText={(count) => tPromotions('minutesLeft', { count })}
        />
      )}
    </Outcome>
  );
}

function TodaysClaim({ activity, balance, claims }: RescueContent) {
  const { rule, state } = activity;
  const { t } = useTranslation('promotions-loss');
  const { money } = useFigureText();

  function lockedReason(): string {
    const { min, balanceBelow = null } = rule;
    if (min !== null && (state?.progress ?? 0) < min)
      return t('rescue.tooFewDeposits', { least: money(min) });
    if (balanceBelow !== null && balance !== null && balance >= balanceBelow)
      return t('rescue.stillMoney', { limit: money(balanceBelow) });
    return balanceBelow === null ? t('rescue.locked') : t('rescue.held', { limit: money(balanceBelow) });
  }

  return <ActivityClaim activity={activity} claims={claims} lockedReason={lockedReason()} />;
}
