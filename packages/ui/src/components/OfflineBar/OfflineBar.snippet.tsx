import { OfflineBar } from '@fortuna/ui/components/OfflineBar/OfflineBar.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function follow(onChange: () => void): () => void {
  const listening = new AbortController();
  window.addEventListener('online', onChange, listening);
  window.addEventListener('offline', onChange, listening);
  return () => listening.abort();
}

/** It is always there, so that the news is announced; empty while there is a connection. */
export function Example() {
  const { t } = useTranslation('controls');
  const isOffline = useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false,
  );
  return <OfflineBar isOffline={isOffline} text={t('offlineBar')} />;
}
