import type { MechanismContent, MechanismPart } from '@fortuna/ui/screens/agency/Mechanism/Mechanism.view.ts';
import { MechanismScreen } from '@fortuna/ui/screens/agency/Mechanism/MechanismScreen.tsx';
import { type Loadable, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { definePage } from '../define-page.tsx';
import { bettingCommissions, commissionSettlements, depositCommissions } from './agency.reads.ts';

function partOf<Row>(view: Loadable<readonly Row[]>): MechanismPart<Row> {
  if (view.kind === 'ready') return view.content;
  return view.kind === 'failed' ? null : 'reading';
}

/** Fetched together and combined: what fails is left out, and only where all of it does the page says so (requirement AGENCY-03). */
function AgencyMechanism() {
  const levels = usePublicRead(depositCommissions);
  const betting = usePublicRead(bettingCommissions);
  const settlements = usePublicRead(commissionSettlements);
  const reads = [levels, betting, settlements];

  function view(): Loadable<MechanismContent> {
    if (reads.some(({ kind }) => kind === 'ready'))
      return ready({ levels: partOf(levels), betting: partOf(betting), settlements: partOf(settlements) });
    const failed = reads.filter((read) => read.kind === 'failed');
    const [first] = failed;
    if (first && failed.length === reads.length)
      return { ...first, onRetry: () => failed.forEach(({ onRetry }) => void onRetry()) };
    return { kind: 'loading' };
  }

  return <MechanismScreen view={view()} />;
}

export const page = definePage(
  {
    path: '/agency-center/agency-mechanism',
    feature: 'agency',
    reads: [depositCommissions, bettingCommissions, commissionSettlements],
  },
  AgencyMechanism,
);
