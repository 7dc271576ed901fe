import { readStored } from '../platform/storage.ts';

/**
 * The code of the invite link (`?invite_code=…` on any page) that led here, however the player got from there to the
 * registration: the boot script (build/page.ts) keeps it; where storage is blocked the address itself may still have it.
 */
export function storedInviteCode(): string {
  const code =
    readStored('session', 'fortuna.inviteCode') ??
    new URLSearchParams(window.location.search).get('invite_code');
  return code !== null && /^\w{1,20}$/.test(code) ? code : '';
}
