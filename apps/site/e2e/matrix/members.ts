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

/** Of somebody who is not there yet: no two members have one of them in common. */
export interface NewIdentity {
  readonly name: string;
  /** Mobile number, digits only. */
  readonly phone: string;
}

let count = 0;

export function newIdentity(): NewIdentity {
  count += 1;
  return { name: `falha_${count}`, phone: `119${String(80_000_000 + count)}` };
}

/** A member with nothing at all. */
export async function newMember(): Promise<CellMember> {
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
  return { name, id };
}

/** An order that waits for its payment, made under this key. */
export async function orderOf(
  { name }: CellMember,
  idempotencyKey: string,
): Promise<{ readonly billNo: string; readonly channel: PaymentChannel }> {
  const api = apiWith(await sandbox.session(name));
  const channel = (await listPaymentChannels(api)).find((one) => one.name === codeChannel);
  if (channel === undefined) throw new Error(`no channel ${codeChannel}`);
  const { billNo } = await createDeposit(api, { input: { amount: 500_00, channel }, idempotencyKey });
  return { billNo, channel };
}

export async function addAccount({ name }: CellMember): Promise<void> {
  await saveBankAccount(apiWith(await sandbox.session(name)), {
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

/** A withdrawal that waits for its review; answers its number. */
export function withdrawalOf({ name }: CellMember): Promise<string> {
  return arrange.withdrawal(name, 50_00);
}

/** A favourite, so that it can be taken back. */
export async function star({ name, id }: CellMember, gameId: number): Promise<void> {
  await addFavourite(apiWith(await sandbox.session(name)), { memberId: id, gameId });
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
