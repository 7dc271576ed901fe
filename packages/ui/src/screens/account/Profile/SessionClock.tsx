import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useNow } from './useNow.ts';

const minute = 60_000;

export interface SessionClockProps {
  /** ISO instant. */
  readonly since: string;
}

/** How long the player has been here, by the device's clock, which may have been moved meanwhile (requirement RG-01). */
export function SessionClock({ since }: SessionClockProps) {
  const { t } = useTranslation('account-profile');
  const language = useSiteLanguage();
  const passed = Math.max(0, Math.floor((useNow(minute / 2) - Date.parse(since)) / minute));
  const [hours, minutes] = [Math.floor(passed / 60), passed % 60];
  const duration = hours > 0 ? t('details.hours', { hours, minutes }) : t('details.minutes', { minutes });
  return t('details.sessionValue', { duration, since: formatDateTime(since, language) });
}
