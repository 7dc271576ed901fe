import { listSupportChannels } from '@fortuna/api/calls/information.ts';
import { SupportScreen } from '@fortuna/ui/screens/information/Support/SupportScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { isContactAddress } from '@fortuna/ui/theme/outside-address.ts';
import { use } from 'react';
import { brandFacts } from '../../brand/load-facts.ts';
import { publicRead } from '../../platform/reads.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';
import { definePage } from '../define-page.tsx';

const supportChannels = publicRead('listSupportChannels', listSupportChannels);

/** Help for everybody; a member also finds what support asks for. */
function Support() {
  const channels = usePublicRead(supportChannels);
  const { view: session } = useSession();
  return (
    <SupportScreen
      view={mapLoadable(channels, (all) => all.filter(({ url }) => isContactAddress(url)))}
      member={session.kind === 'member' ? session.member : null}
      elsewhere={use(brandFacts(useBrand().id))?.support ?? null}
      onCopy={(value) => navigator.clipboard.writeText(value)}
    />
  );
}

export const page = definePage({ path: '/information-center/support', reads: [supportChannels] }, Support);
