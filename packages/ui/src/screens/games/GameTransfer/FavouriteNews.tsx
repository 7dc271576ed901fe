import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { hasServerWords } from '../../problem-words.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { FavouriteActions, FavouriteView } from './GameTransfer.view.ts';
import { ReadNews } from './ReadNews.tsx';

export interface FavouriteNewsProps {
  readonly favourite: FavouriteView;
  readonly onStopWaiting: FavouriteActions['onStopFavourite'];
}

/** What there is to say of the star: that it takes long, or why it is not as it was wanted. */
export function FavouriteNews({ favourite, onStopWaiting }: FavouriteNewsProps) {
  const { t } = useTranslation('games-favourites');
  const problemText = useProblemText();
  const isSlow = useSlow(favourite.isSending);
  if (isSlow) return <SlowNotice what="sending" onStop={onStopWaiting} />;
  const { problem, read } = favourite;
  if (problem) {
    return (
      <Notice tone="danger" title={hasServerWords(problem) ? undefined : t('failed')}>
        {problemText(problem)}
      </Notice>
    );
  }
  return <ReadNews view={read} failedTitle={t('unread')} />;
}
