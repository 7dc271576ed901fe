import { SupportScreen } from '@fortuna/ui/screens/information/Support/SupportScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { isContactAddress } from '@fortuna/ui/theme/outside-address.ts';
import { use } from 'react';
import { brandFacts } from '../../brand/load-facts.ts';
import { ownVersion } from '../../env.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { knownMember } from '../../session/known-member.ts';
import { useSession } from '../../session/session-store.ts';
import { definePage } from '../define-page.tsx';
import { supportChannels } from './support.reads.ts';

/** Help for everybody; a member also finds what support asks for. */
function Support() {
  const channels = usePublicRead(supportChannels);
  const { view: session } = useSession();
  const facts = use(brandFacts(useBrand().id));
  return (
    <SupportScreen
      view={mapLoadable(channels, (all) => all.filter(({ url }) => isContactAddress(url)))}
      member={knownMember(session)}
      elsewhere={facts?.support ?? null}
      socials={facts?.socials ?? []}
      version={ownVersion()}
      onCopy={(value) => navigator.clipboard.writeText(value)}
    />
  );
}

export const page = definePage({ path: '/information-center/support', reads: [supportChannels] }, Support);
