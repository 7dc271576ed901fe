import { LoadMore } from '@fortuna/ui/components/LoadMore/LoadMore.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const messages = ['Saque aprovado', 'Bônus liberado', 'Depósito confirmado', 'Novo nível'];

/** Stands below the list that it continues. */
export function Example() {
  const { t } = useTranslation('controls');
  const { t: tCommon } = useTranslation('common');
  const [shown, setShown] = useState(2);
  return (
    <>
      <ul>
        {messages.slice(0, shown).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <LoadMore
        view={{ kind: shown < messages.length ? 'more' : 'end' }}
        countText={t('shownOf', { shown, count: messages.length })}
        words={{ more: t('showMore'), retry: tCommon('retry') }}
        onMore={() => setShown(messages.length)}
      />
    </>
  );
}
