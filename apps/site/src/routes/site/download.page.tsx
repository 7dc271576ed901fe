import { isAllowedAddress } from '@fortuna/domain/allowed-address.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useMedia } from '@fortuna/ui/components/use-media.ts';
import { AloneFrame } from '@fortuna/ui/screens/site/AloneFrame/AloneFrame.tsx';
import { HomeStart } from '@fortuna/ui/screens/site/AloneFrame/HomeStart.tsx';
import { DownloadScreen } from '@fortuna/ui/screens/site/Download/DownloadScreen.tsx';
import { useKnownSite } from '../../configuration/known-site.ts';
import { siteEnv } from '../../env.ts';
import { useFrameSession } from '../../frame/use-frame-session.ts';
import { useInstall } from '../../install/use-install.ts';
import { definePage } from '../define-page.tsx';

/** Of the operator's own app, where the server names one and its origin is among those that this site leads to. */
function useAppUrl(): string | null {
  const url = useKnownSite()?.downloadUrl ?? null;
  return url !== null && isAllowedAddress(url, siteEnv().allowedOrigins) ? url : null;
}

function Download() {
  const { way, onInstall } = useInstall();
  const appUrl = useAppUrl();
  // A telephone is held before a screen that is not held itself.
  const isDesk = useMedia('(hover: hover) and (pointer: fine)');
  const address = isDesk ? new URL(to('/download'), window.location.href).href : null;
  return (
    <AloneFrame start={<HomeStart />} session={useFrameSession()}>
      <DownloadScreen view={{ way, address, appUrl }} onInstall={onInstall} />
    </AloneFrame>
  );
}

export const page = definePage({ path: '/download', isAlone: true }, Download);
