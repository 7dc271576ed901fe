import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { MaintenanceScreen } from '@fortuna/ui/screens/site/Maintenance/MaintenanceScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { isContactAddress } from '@fortuna/ui/theme/outside-address.ts';
import { use, useState } from 'react';
import { brandFacts } from '../brand/load-facts.ts';
import { usePublicRead } from '../platform/use-public-read.ts';
import { supportChannels } from '../routes/information/support.reads.ts';
import { useClosedSite } from './closed-site.ts';
import { askConfiguration } from './site-configuration.ts';

/** In place of every page while the site is closed. */
export function ClosedPage() {
  const closed = useClosedSite();
  const channels = usePublicRead(supportChannels);
  const elsewhere = use(brandFacts(useBrand().id))?.support ?? null;
  const [asked, setAsked] = useState<'not' | 'asking' | 'told'>('not');
  const retry = async () => {
    setAsked('asking');
    if (channels.kind === 'failed') channels.onRetry();
    await askConfiguration();
    setAsked('told');
  };
  return (
    <MaintenanceScreen
      view={{
        until: closed?.until ?? null,
        message: closed?.message ?? null,
        isAsking: asked === 'asking',
        isStillClosed: asked === 'told',
        channels: mapLoadable(channels, (all) => all.filter(({ url }) => isContactAddress(url))),
        elsewhere,
      }}
      onRetry={() => void retry()}
    />
  );
}
