import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../components/LoadMore/LoadMore.tsx';

export interface PartByPartProps<Item> {
  readonly items: readonly Item[];
  /** So many are drawn at first, and so many more at each press. */
  readonly atOnce: number;
  /** Draws the items that are shown. */
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A list that is all there, but too long to be drawn at once. */
export function PartByPart<Item>({ items, atOnce, children }: PartByPartProps<Item>) {
  const { t } = useTranslation('controls');
  const { t: tCommon } = useTranslation('common');
  const [count, setCount] = useState(atOnce);
  const shown = items.slice(0, count);
  return (
    <>
      {children(shown)}
      {items.length > atOnce && (
        <LoadMore
          view={{ kind: shown.length < items.length ? 'more' : 'end' }}
          countText={t('shownOf', { shown: shown.length, count: items.length })}
          words={{ more: t('showMore'), retry: tCommon('retry') }}
          onMore={() => setCount(count + atOnce)}
        />
      )}
    </>
  );
}
