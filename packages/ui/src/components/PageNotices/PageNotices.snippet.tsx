import { OfflineBar } from '@fortuna/ui/components/OfflineBar/OfflineBar.tsx';
import { PageNotices } from '@fortuna/ui/components/PageNotices/PageNotices.tsx';

/** Stands once, after the page's frame. */
export function Example() {
  return (
    <PageNotices>
      <OfflineBar
        isOffline={!navigator.onLine}
        text="Sem internet. Nada será enviado até a conexão voltar."
      />
    </PageNotices>
  );
}
