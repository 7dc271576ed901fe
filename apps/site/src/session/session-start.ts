import { readStored, removeStored, writeStored } from '../platform/storage.ts';

const key = 'fortuna.since';

/** Since when a member has been in this tab without leaving, as an ISO instant; null where it is not known. */
export function sessionStart(memberId: number): string | null {
  const [id, at] = readStored('session', key)?.split(' ') ?? [];
  return id === String(memberId) && at !== undefined && !Number.isNaN(Date.parse(at)) ? at : null;
}

/** Somebody is here: another member begins anew, the same one goes on. */
export function noteMember(memberId: number): void {
  if (sessionStart(memberId) === null) writeStored('session', key, `${memberId} ${new Date().toISOString()}`);
}

/** The member has left. */
export function forgetMember(): void {
  removeStored('session', key);
}
