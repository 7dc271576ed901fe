import type { Reward, RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { formatSiteDay } from '@fortuna/domain/site-days.ts';
import { formatDateTime, siteDay } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { media } from '../../../theme/media.ts';
import { figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { ActivityContent } from '../Activity.view.ts';
import { useFigureText } from '../parts/figure-text.ts';
import { RowClaim } from '../parts/RowClaim.tsx';
import { useSecondsLeft } from '../parts/useSecondsLeft.ts';
import { dayOf } from './relief-days.ts';

export interface ReliefLedgerProps extends Pick<ActivityContent, 'claims' | 'onOver'> {
  readonly list: RewardList;
}

const List = styled.ol`
  overflow: hidden;
  ${surface}
  > li + li {
    border-top: 1px solid ${vars.color.line};
  }
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s2} ${vars.space.s4};
  padding: ${vars.space.s4};
  &[data-state='open'] {
    box-shadow: inset 4px 0 ${vars.color.accent};
  }
  > h3,
  > [data-part='countdown'],
  > [data-part='deadline'],
  > [data-part='claim-reward'] {
    grid-column: 1 / -1;
  }
  > [data-part='badge'] {
    justify-self: start;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
    > [data-part='badge'] {
      grid-row: 1;
      grid-column: 3;
    }
    > h3 {
      grid-row: 1;
    }
  }
`;

const Day = styled.h3`
  font-family: ${vars.font.body};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.strong};
  unicode-bidi: isolate;
`;

const Figure = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  > strong {
    display: block;
    color: ${vars.color.text};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.strong};
    ${figures}
  }
  &[data-tone='win'] > strong {
    color: ${vars.color.win};
  }
`;

const Deadline = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** Day by day, newest first: what was lost, what comes back of it, and until when. */
export function ReliefLedger({ list, ...page }: ReliefLedgerProps) {
  const { t } = useTranslation('promotions-loss');
  return (
    <List aria-label={t('relief.ledger')} data-part="relief-ledger">
      {list.rewards.map((reward) => (
        <ReliefEntry key={reward.id} reward={reward} serverTime={list.serverTime} {...page} />
      ))}
    </List>
  );
}

interface ReliefEntryProps extends Omit<ReliefLedgerProps, 'list'> {
  readonly reward: Reward;
  readonly serverTime: string;
}

function ReliefEntry({ reward, serverTime, claims, onOver }: ReliefEntryProps) {
  const { t } = useTranslation('promotions-loss');
  const { t: tPromotions } = useTranslation('promotions');
  const { money } = useFigureText();
  const language = useSiteLanguage();
  const { id, state, progress, amount, endsAt, subject } = reward;
  const day = dayOf(reward);
  const isToday = day === siteDay(serverTime);
  const seconds = useSecondsLeft(state === 'open' ? endsAt : null, serverTime, onOver);
  const name = day === null ? (subject ?? money(amount)) : formatSiteDay(day, language, 'full');
  const lockedReason = isToday ? t('relief.runningReason') : t('relief.lockedReason');
  return (
    <Entry data-state={state}>
      <Day>{isToday ? t('relief.today', { day: name }) : name}</Day>
      <Figure>
        {t('relief.loss')}
        <strong>{money(progress)}</strong>
      </Figure>
      <Figure data-tone="win">
        {t('relief.relief')}
        <strong>{money(amount)}</strong>
      </Figure>
      {seconds === null ? (
        state === 'locked' &&
        endsAt !== null && (
          <Deadline data-part="deadline">
            {lockedReason} {t('relief.until', { time: formatDateTime(endsAt, language) })}
          </Deadline>
        )
      ) : (
        <Countdown
          label={tPromotions('endsIn')}
          seconds={seconds}
          minuteText={(count) => tPromotions('minutesLeft', { count })}
          dayText={(count) => tPromotions('daysLeft', { count })}
        />
      )}
      <RowClaim
        claims={claims}
        target={{ by: 'lossRelief', rewardId: id }}
        state={state}
        subject={name}
        isReasonShown
        lockedReason={lockedReason}
      />
    </Entry>
  );
}
