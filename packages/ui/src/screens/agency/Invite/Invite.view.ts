import type { InvitationPage } from '@fortuna/domain/model/agency.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import type { ActivityRule } from '@fortuna/domain/model/promotions-activities.ts';
import type { Loadable } from '../../page/loadable.ts';

/** What an invitation gives, as the server says; null where it gives nothing of the kind. */
export interface InviteOffers {
  /** To the inviter, for each invited member. */
  readonly inviter: ActivityRule | null;
  /** To the invited member, on the first deposit. */
  readonly newcomer: ActivityRule | null;
}

export interface InviteContent {
  readonly member: Pick<Member, 'id' | 'inviteCode'>;
  /** The address that carries the code. */
  readonly link: string;
  /** Neither keeps code and link from being there. */
  readonly totals: Loadable<Pick<InvitationPage, 'invited' | 'qualified' | 'rewardSum'>>;
  readonly offers: Loadable<InviteOffers>;
}
