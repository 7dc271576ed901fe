import { readStored, writeStored } from '../shell/storage.ts';

const key = 'fortuna.inviteCode';

/** Keeps the code of an invite link (`?invite_code=…` on any page) until the registration, however the player gets there. */
export function keepInviteCode(search: string): void {
  const code = new URLSearchParams(search).get('invite_code');
  if (code !== null && /^\w{1,20}$/.test(code)) writeStored('session', key, code);
}

export function storedInviteCode(): string {
  return readStored('session', key) ?? '';
}
