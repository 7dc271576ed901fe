import { passedReminders, type ReminderStanding } from '@fortuna/domain/deposit-reminder.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface ReminderNoticeProps {
  readonly reminders: readonly ReminderStanding[];
  /** In the form; 0: none yet. */
  readonly amount: Centavos;
}

/** The player's own reminder where it is passed, or would be by this deposit (requirement RG-01); it keeps nothing back. */
export function ReminderNotice({ reminders, amount }: ReminderNoticeProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const passed = passedReminders(reminders, amount);
  return (
    // Its place stays, so that it is announced when the amount passes.
    <div role="status">
      {passed.length > 0 && (
        <Notice tone="warning" title={t('deposit.reminder.title')}>
          {passed.map(({ span, limit, deposited }) => (
            <p key={span}>
              {t(`deposit.reminder.${amount > 0 ? 'with' : 'without'}.${span}`, {
                sum: formatMoney(deposited + amount, language),
                limit: formatMoney(limit, language),
              })}
            </p>
          ))}
          <p>
            {t('deposit.reminder.text')}{' '}
            <TextLink href={to('/responsible-gaming')}>{t('deposit.reminder.change')}</TextLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
