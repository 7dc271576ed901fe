import { bindEmail, sendEmailCode, verifyPassword } from '@fortuna/api/calls/account-security.ts';
import { createCaptcha, getMember, register } from '@fortuna/api/calls/auth.ts';
import { createDeposit, listPaymentChannels } from '@fortuna/api/calls/cashier.ts';
import { saveBankAccount } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { addFavourite } from '@fortuna/api/calls/games-favourites.ts';
import { createApi } from '@fortuna/api/client.ts';
import type { PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import { arrange } from '../arrange.ts';
import { codeChannel } from '../cashier.ts';
import { sandboxOrigin } from '../environment.ts';
import { password } from '../player.ts';
import { sandbox } from '../sandbox-control.ts';

/** Members of the faults: one each where something is written, so that cells can be played at the same time. */
export interface CellMember {
  readonly name: string;
  readonly id: number;
}

function apiWith(token: string | null) {
  return createApi({ baseUrl: sandboxOrigin, getToken: () => token, getLanguage: () => 'pt' });
}

export async function apiOf({ name }: Pick<CellMember, 'name'>) {
  return apiWith(await sandbox.session(name));
}

/** Of somebody who is not there yet: no two members have one of them in common. */
export interface NewIdentity {
  readonly name: string;
  /** Mobile number, digits only. */
  readonly phone: string;
}

/** Each process begins somewhere else: what failed is played again in another one, on the same sandbox. */
let count = (process.pid % 9_000) * 1_000;

export function newIdentity(): NewIdentity {
  count += 1;
  return { name: `falha_${count}`, phone: `119${String(80_000_000 + count)}` };
}

/** A member with nothing at all. */
export async function newMember(): Promise<CellMember> {
  const { name, id } = await newInvitee();
  return { name, id };
}

/** The same with the phone, by which somebody else may register the member as a subordinate. */
export async function newInvitee(): Promise<CellMember & Pick<NewIdentity, 'phone'>> {
  const { name, phone } = newIdentity();
  const { key } = await createCaptcha(apiWith(null));
  const { token } = await register(apiWith(null), {
    name,
    phone,
    password,
    passwordConfirmation: password,
    inviteCode: '',
    isAdult: true,
    captcha: await sandbox.captchaAnswer(key),
    captchaKey: key,
  });
  const { id } = await getMember(apiWith(token));
  return { name, id, phone };
}

/** An order that waits for its payment, made under this key. */
export async function orderOf(
  { name }: CellMember,
  idempotencyKey: string,
): Promise<{ readonly billNo: string; readonly channel: PaymentChannel }> {
  const api = await apiOf({ name });
  const channel = (await listPaymentChannels(api)).find((one) => one.name === codeChannel);
  if (channel === undefined) throw new Error(`no channel ${codeChannel}`);
  const { billNo } = await createDeposit(api, { input: { amount: 500_00, channel }, idempotencyKey });
  return { billNo, channel };
}

export async function addAccount({ name }: CellMember): Promise<void> {
  await saveBankAccount(await apiOf({ name }), {
    kind: 'pix',
    pixKeyType: 'email',
    account: `${name}@example.com`,
    bankType: '',
    accountType: null,
    ownerName: 'Marina Prado',
    cpf: '52998224725',
  });
}

/** With money, which a notification tells of, a withdrawal password and an account. */
export async function readyMember(): Promise<CellMember> {
  const member = await newMember();
  const { billNo } = await orderOf(member, crypto.randomUUID());
  await sandbox.providerNotify(billNo, 'success');
  await arrange.withdrawalPassword(member.name);
  await addAccount(member);
  return member;
}

/** With an address that codes are sent to. */
export async function boundMember(): Promise<CellMember> {
  const member = await newMember();
  const api = await apiOf(member);
  const email = `${member.name}@example.com`;
  const { ticket } = await verifyPassword(api, password);
  await sendEmailCode(api, { email, ticket });
  await bindEmail(api, { email, code: await sandbox.emailCode(email) });
  return member;
}

/** A withdrawal that waits for its review; answers its number. */
export function withdrawalOf({ name }: CellMember): Promise<string> {
  return arrange.withdrawal(name, 50_00);
}

/** A favourite, so that it can be taken back. */
export async function star({ name, id }: CellMember, gameId: number): Promise<void> {
  await addFavourite(await apiOf({ name }), { memberId: id, gameId });
}

/** A message of the operator, written at the desk. */
export async function writeTo({ name }: CellMember): Promise<void> {
  const body = new URLSearchParams({ member: name, as: 'message', title: 'Recado', content: 'Um recado.' });
  const answer = await fetch(`${sandboxOrigin}/__desk/write`, {
    method: 'POST',
    headers: { origin: sandboxOrigin },
    body,
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`the desk: ${answer.status}`);
}
