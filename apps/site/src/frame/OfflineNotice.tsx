import { OfflineBar } from '@fortuna/ui/components/OfflineBar/OfflineBar.tsx';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function watchConnection(onChange: () => void): () => void {
  const watched = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange, watched);
  return () => watched.abort();
}

/** Says over any page that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const { t } = useTranslation('controls');
  const isOffline = useSyncExternalStore(watchConnection, () => !navigator.onLine);
  return <OfflineBar isOffline={isOffline} text={t('offlineBar')} />;
}
