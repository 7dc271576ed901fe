import { dayParts, formatDayHead, formatTime } from '@fortuna/domain/day-words.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import type { RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export interface RecordTime {
  /** What the column is called. */
  readonly head: string;
  /** The column's text, and the head that the record stands under. */
  readonly of: (iso: string) => { readonly text: string; readonly day: RecordItem['day'] };
}

/** What heads a day with short words: they stand on a pill or on a slip. */
const shortHeads = ['bubbles', 'slips'];

/** When something was: its hour below the head of its day, or on a ticket all of it. A savings book has the day's number in its margin. */
export function useRecordTime(): RecordTime {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const { records } = useBrand().layout;
  if (records === 'tickets') {
    return {
      head: t('heads.date'),
      of: (iso) => ({ text: formatDateTime(iso, language), day: undefined }),
    };
  }
  return {
    head: t('heads.time'),
    of: (iso) => {
      const label = formatDayHead(iso, language, shortHeads.includes(records) ? 'short' : 'long');
      return {
        text: formatTime(iso, language),
        day: records === 'passbook' ? { label, ...dayParts(iso, language) } : label,
      };
    },
  };
}
