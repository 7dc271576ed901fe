import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../components/LoadMore/LoadMore.tsx';
import { useProblemText } from '../useProblemText.ts';
import type { EndlessList } from './endless.ts';

export interface ListEndProps {
  readonly list: EndlessList<unknown>;
}

/** Where a list goes on: how much of it is there, the next part, and what kept it from coming. */
export function ListEnd({ list: { items, total, more, onMore } }: ListEndProps) {
  const { t } = useTranslation('controls');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  return (
    <LoadMore
      view={
        more.kind === 'failed' ? { kind: 'failed', message: problemText(more.problem) } : { kind: more.kind }
      }
      countText={t('shownOf', { shown: items.length, count: total })}
      words={{ more: t('showMore'), retry: tCommon('retry') }}
      onMore={onMore}
    />
  );
}
