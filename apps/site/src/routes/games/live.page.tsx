import { LiveScreen } from '@fortuna/ui/screens/games/Live/LiveScreen.tsx';
import { definePage } from '../define-page.tsx';
import { liveTables } from './live.reads.ts';
import { useLiveTables } from './use-live-tables.ts';

/** Guests see the tables too; to sit down they log in. */
function Live() {
  return <LiveScreen {...useLiveTables()} />;
}

export const page = definePage({ path: '/video', reads: [liveTables] }, Live);
