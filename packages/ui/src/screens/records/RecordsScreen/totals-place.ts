import { useMedia } from '../../../components/use-media.ts';
import { useBrand } from '../../../theme/brand-context.ts';

/** On the cover of a book, with what opens the filters; at the end of a till roll; else over the list. */
type TotalsPlace = 'above' | 'cover' | 'end';

export const phone = '(max-width: 600px)';

/** Where the totals of a list of records stand: with room they are over the list in every form. */
export function useTotalsPlace(): TotalsPlace {
  const isPhone = useMedia(phone);
  const { records } = useBrand().layout;
  if (isPhone && records === 'passbook') return 'cover';
  return isPhone && records === 'slips' ? 'end' : 'above';
}
