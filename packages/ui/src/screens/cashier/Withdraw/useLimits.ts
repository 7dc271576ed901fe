import type { WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface Limits {
  /** How many withdrawals there are in a day and left of it, and at which hours. */
  readonly text: string;
  /** Why none can be asked for now. */
  readonly disabledReason: string | undefined;
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The limits of a day in words: told before anything is typed, not when it is refused. */
export function useLimits({ leftToday, perDay, hours, opensAt }: WithdrawalRules): Limits {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const noneLeft = leftToday === 0 ? t('withdraw.noneLeft') : undefined;
  const isAllDay = hours === null || (hours.from === 0 && hours.to === 24);
  const parts = [
    noneLeft ?? t('withdraw.leftToday', { count: leftToday }),
    perDay !== null && t('withdraw.perDay', { count: perDay }),
    !isAllDay && t('withdraw.hours', { from: clock(hours.from), to: clock(hours.to) }),
  ];
  const closed =
    opensAt === null ? undefined : t('withdraw.closed.reason', { at: formatDateTime(opensAt, language) });
  return { text: parts.filter(Boolean).join(' · '), disabledReason: closed ?? noneLeft };
}
