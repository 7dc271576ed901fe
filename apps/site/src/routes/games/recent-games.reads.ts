import { listRecentGames } from '@fortuna/api/calls/games-recent.ts';
import { memberRead } from '../../platform/reads.ts';

export const recentGames = memberRead('listRecentGames', listRecentGames);
