import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export const maintenanceNoticeStates = ['Announced', 'Unannounced'] as const;

export interface MaintenanceNoticeProps {
  /** When the site is expected to open again; null: nobody has said so. */
  readonly until: string | null;
}

/** Over a page on which something is under way: the site has closed around it, and the page stays. */
export function MaintenanceNotice({ until }: MaintenanceNoticeProps) {
  const { t } = useTranslation('site-maintenance');
  const language = useSiteLanguage();
  return (
    <div role="status" data-part="maintenance-notice">
      <Notice tone="warning">
        {until === null ? t('over') : t('overUntil', { time: formatDateTime(until, language) })}
      </Notice>
    </div>
  );
}
