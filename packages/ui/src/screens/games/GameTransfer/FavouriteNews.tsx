import { Notice } from '../../../components/Notice/Notice.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { FavouriteActions, FavouriteView } from './GameTransfer.view.ts';
import { ReadNews } from './ReadNews.tsx';

export interface FavouriteNewsProps {
  readonly favourite: FavouriteView;
  readonly onStopWaiting: FavouriteActions['onStopFavourite'];
}

/** What there is to say of the star: that it takes long, or why it is not as it was wanted. */
export function FavouriteNews({ favourite, onStopWaiting }: FavouriteNewsProps) {
  const problemText = useProblemText();
  const isSlow = useSlow(favourite.isSending);
  if (isSlow) return <SlowNotice what="sending" onStop={onStopWaiting} />;
  if (favourite.problem) return <Notice tone="danger">{problemText(favourite.problem)}</Notice>;
  return <ReadNews view={favourite.read} />;
}
