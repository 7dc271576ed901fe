import type { Player } from './player.ts';

/** Calls of the agency centre. */
export const agencyCalls = {
  invitations: '/api/team/invite/records',
  rewards: '/api/agency/reward/list',
  summary: '/api/agency/reward/summary',
  activities: '/api/activitydetails/get',
  register: '/api/agency/subordinate/register',
  mechanism: {
    recharge: '/api/agency/mechanism/recharge',
    betting: '/api/agency/mechanism/betting',
    settlement: '/api/agency/mechanism/settlement',
  },
} as const;

export interface Invitee {
  readonly phone: string;
  readonly uid: number;
}

/** The invitee's part of the form; the code of the inviter stands there already. */
export async function fillSubordinate(player: Player, { phone, uid }: Invitee): Promise<void> {
  await player.field('agency', 'register.phone').fill(phone);
  await player.field('agency', 'register.uid').fill(String(uid));
}

export function submitSubordinate(player: Player): Promise<void> {
  return player.button('agency', 'register.submit').click();
}
