import { createCaptcha, register } from '@fortuna/api/calls/auth.ts';
import { createApi } from '@fortuna/api/client.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { arrange } from './arrange.ts';
import { sandboxOrigin } from './environment.ts';
import { newIdentity } from './matrix/members.ts';
import { password } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** Somebody new registers with the code of this member, and deposits so much; answers their login name. */
export async function inviteFriend(inviter: string, deposited: Centavos): Promise<string> {
  const { inviteCode } = await arrange.memberOf(inviter);
  const api = createApi({ baseUrl: sandboxOrigin, getToken: () => null, getLanguage: () => 'pt' });
  const { name, phone } = newIdentity();
  const { key } = await createCaptcha(api);
  await register(api, {
    name,
    phone,
    password,
    passwordConfirmation: password,
    inviteCode,
    isAdult: true,
    captcha: await sandbox.captchaAnswer(key),
    captchaKey: key,
  });
  await arrange.paidDeposit(name, deposited);
  return name;
}
