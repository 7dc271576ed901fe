import type { SupportChannel } from '@fortuna/domain/model/information.ts';
import type { Maintenance } from '@fortuna/domain/model/site.ts';
import type { Loadable } from '../../page/loadable.ts';

/** A closed site as a player sees it. */
export interface MaintenanceView extends Maintenance {
  /** The server is being asked whether it is back, because the player wanted it. */
  readonly isAsking: boolean;
  /** The player has asked, and it is not back yet. */
  readonly isStillClosed: boolean;
  /** Those whose address may be opened. */
  readonly channels: Loadable<readonly SupportChannel[]>;
  /** The brand's own help outside of the site (https), or null. */
  readonly elsewhere: string | null;
}
