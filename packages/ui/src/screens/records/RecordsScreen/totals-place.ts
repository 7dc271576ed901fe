import { phoneWindow, useMedia } from '../../../components/use-media.ts';
import { useBrand } from '../../../theme/brand-context.ts';

/** At the head of the list, in one with what opens the filters; else over the list. */
type TotalsPlace = 'above' | 'head';

const atHead = ['passbook', 'slips'];
const atHeadOnPhones = ['bubbles'];

/** Where the totals of a list of records stand: on a book's cover and on a till's strip wherever, at the head of a feed on phones. */
export function useTotalsPlace(): TotalsPlace {
  const isPhone = useMedia(phoneWindow);
  const { records } = useBrand().layout;
  return atHead.includes(records) || (isPhone && atHeadOnPhones.includes(records)) ? 'head' : 'above';
}
