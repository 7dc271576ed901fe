import { PageNotices } from '@fortuna/ui/components/PageNotices/PageNotices.tsx';
import { UpdatePrompt } from '@fortuna/ui/components/UpdatePrompt/UpdatePrompt.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** It never reloads by itself: a payment may be open. */
export function Example() {
  const { t } = useTranslation('controls');
  const [isShown, setShown] = useState(true);
  return (
    <PageNotices>
      {isShown && (
        <UpdatePrompt
          text={t('update.held')}
          reloadLabel={t('update.now')}
          laterLabel={t('update.later')}
          onReload={() => location.reload()}
          onLater={() => setShown(false)}
        />
      )}
    </PageNotices>
  );
}
