import type { VipEvent, VipHistoryPage } from '@fortuna/domain/model/vip.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDate, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { figure, figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { byDay, type DayOf } from '../parts/by-day.ts';

export interface RebateDaysProps {
  readonly page: VipHistoryPage;
}

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Day = styled.section`
  overflow: clip;
  ${surface}
`;

const Head = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s4};
  background: ${vars.color.surface2};
  font-family: ${vars.font.body};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  > strong {
    color: ${vars.color.win};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    ${figure}
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};
  border-top: 1px solid ${vars.color.line};
  > svg {
    color: ${vars.color.textMuted};
  }
  small {
    display: block;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  > strong {
    font-weight: ${vars.weight.strong};
    ${figures}
  }
`;

/** Each day with its sum, which counts what other pages show of it too, and what it is made of. */
export function RebateDays({ page }: RebateDaysProps) {
  const { t } = useTranslation('vip');
  return (
    <Days role="group" aria-label={t('rebates.list')}>
      {byDay(page.items).map((day) => (
        <RebateDay key={day.day} day={day} sum={page.days[day.day]} />
      ))}
    </Days>
  );
}

interface RebateDayProps {
  readonly day: DayOf<VipEvent>;
  readonly sum: number | undefined;
}

function RebateDay({ day: { day, events }, sum }: RebateDayProps) {
  const { t } = useTranslation('vip');
  const language = useSiteLanguage();
  const titleId = useId();
  return (
    <Day aria-labelledby={titleId}>
      <Head id={titleId}>
        <span>{t('rebates.day', { date: formatDate(startOfSiteDay(day), language) })}</span>
        {sum !== undefined && <strong>{formatMoney(sum, language, { sign: 'always' })}</strong>}
      </Head>
      <ul>
        {events.map((event) => (
          <RebateLine key={event.id} event={event} />
        ))}
      </ul>
    </Day>
  );
}

function RebateLine({ event: { gameType, base, level, amount } }: { readonly event: VipEvent }) {
  const { t } = useTranslation('vip');
  const { t: tGame } = useTranslation('games');
  const language = useSiteLanguage();
  const type = gameType ?? 'other';
  return (
    <Line>
      <Icon name={gameTypeIcons[type]} size={20} />
      <span>
        {tGame(`types.${type}`)}
        <small>
          {base === null
            ? t('rebates.rowNoBase', { level })
            : t('rebates.row', { base: formatMoney(base, language), level })}
        </small>
      </span>
      <strong>{formatMoney(amount, language)}</strong>
    </Line>
  );
}
