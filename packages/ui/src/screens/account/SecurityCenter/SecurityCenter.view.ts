import type { Member } from '@fortuna/domain/model/auth.ts';
import type { SecurityPlace } from '../parts/security-places.ts';

export interface SecurityCenterContent {
  readonly member: Member;
  /** The page that was opened last (requirement SHELL-09). */
  readonly lastOpened: SecurityPlace | null;
}
