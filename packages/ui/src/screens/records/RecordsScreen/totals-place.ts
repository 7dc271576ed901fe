import { useMedia } from '../../../components/use-media.ts';
import { useBrand } from '../../../theme/brand-context.ts';

/** At the head of the list, in one with what opens the filters; else over the list. */
type TotalsPlace = 'above' | 'head';

const phone = '(max-width: 600px)';
const atHead = ['passbook', 'bubbles', 'slips'];

/** Where the totals of a list of records stand: with room they are over the list in every form. */
export function useTotalsPlace(): TotalsPlace {
  const isPhone = useMedia(phone);
  const { records } = useBrand().layout;
  return isPhone && atHead.includes(records) ? 'head' : 'above';
}
