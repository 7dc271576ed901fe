import type { Activity, ActivityState } from '@fortuna/domain/model/promotions-activities.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { BigFigure, FigureLabel, FigureNote, winTone } from '../parts/big-figure.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { paidOn, shareOf } from './tier-share.ts';

export interface MonthSumProps {
  readonly tiers: Activity['tiers'];
  readonly state: ActivityState;
  readonly serverTime: string;
  readonly onOver: () => void;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${vars.space.s3} ${vars.space.s6};
`;

/** Where the member stands: the sum of the month that counts, what it is worth, and what the next step asks for. */
export function MonthSum({ tiers, state, serverTime, onOver }: MonthSumProps) {
  const { t } = useTranslation('promotions-deposit');
  const { t: tCommon } = useTranslation('promotions');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const { status, progress, next, reward, endsAt } = state;
  const isRunning = status === 'locked';
  const seconds = useSecondsLeft(status === 'claimed' ? null : endsAt, serverTime, onOver);
  const nextTier = tiers.find(({ from }) => from === next);
  const deposits = t(isRunning ? 'recharge.thisMonth' : 'recharge.lastMonth');
  const isWorth = reward !== null && reward > 0;
  return (
    <Root data-part="month-sum">
      <div>
        <FigureLabel>{isWorth ? t('recharge.worth') : deposits}</FigureLabel>
        <BigFigure data-tone={winTone(reward ?? 0)}>{money(isWorth ? reward : progress)}</BigFigure>
      </div>
      <div>
        {isWorth && (
          <FigureNote>
            {deposits}: <strong>{money(progress)}</strong>{' '}
            {t('recharge.worthShare', {
              share: formatPercent(shareOf(reward, paidOn(tiers, progress)), language),
            })}
          </FigureNote>
        )}
        {isRunning && next !== null && (
          <FigureNote>
            {t('recharge.next', { missing: money(next - progress), tier: nextTier?.name ?? money(next) })}
          </FigureNote>
        )}
        {seconds !== null && (
          <Countdown
            label={isRunning ? t('recharge.monthEnds') : tCommon('endsIn')}
            seconds={seconds}
            minuteText={(count) => tCommon('minutesLeft', { count })}
            dayText={(count) => tCommon('daysLeft', { count })}
          />
        )}
      </div>
    </Root>
  );
}
