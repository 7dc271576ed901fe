import { isWeakWithdrawalPassword } from '@fortuna/domain/credentials.ts';
import { translate } from '../messages/translate.ts';
import { deleteBankAccount } from '../world/bank-accounts.ts';
import { inTransaction } from '../world/database.ts';
import { bindEmail, issuePasswordTicket, sendEmailCode } from '../world/email-binding.ts';
import { isSame } from '../world/hashing.ts';
import { isLoginPassword } from '../world/login-password.ts';
import {
  ensureOwnSecrets,
  forgetWithdrawalPasswordFailures,
  isWithdrawalPassword,
  updateMember,
  withdrawalPasswordHash,
} from '../world/members.ts';
import { notify } from '../world/notifications.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import type { SentCode } from '../world/sent-code.ts';
import { revokeOtherTokens } from '../world/tokens.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { dateText } from './wire.ts';

/**
 * Failures count together with those of the login, so that a stolen session cannot be used to guess the password.
 * @param field the password's name in the request
 * @throws Refusal `noPassword`, `tooManyAttempts`
 * @throws FieldProblem for a wrong one
 */
export async function ensureLoginPassword(
  { world, member }: Pick<Call<'verifyPassword'>, 'world' | 'member'>,
  field: 'password' | 'oldpassword',
  password: string,
): Promise<void> {
  const row = member();
  if (row.passwordHash === null) throw new Refusal('noPassword');
  if (!(await isLoginPassword(world, row.name, row, password))) {
    throw new FieldProblem({ [field]: 'currentPasswordWrong' });
  }
}

/**
 * The old withdrawal password or, where it is forgotten, the login password.
 * @throws FieldProblem where neither is given, or a wrong one
 */
async function ensureWithdrawalProof(call: Call<'changeWithdrawalPassword'>): Promise<void> {
  const { world, body } = call;
  const member = call.member();
  if (member.withdrawalPasswordHash === null) throw new Refusal('withdrawalPasswordMissing');
  if (body.old_qk_pwd !== undefined) {
    if (!isWithdrawalPassword(world, member, body.old_qk_pwd)) {
      throw new FieldProblem({ old_qk_pwd: 'withdrawalPasswordWrong' });
    }
  } else if (body.password === undefined) throw new FieldProblem({ old_qk_pwd: 'validation.required' });
  else await ensureLoginPassword(call, 'password', body.password);
}

/** An answer about a code on its way; where the demonstration keeps its mail is said in its own words. */
export function codeAnswer(
  { world, language }: Pick<Call<'sendEmailCode'>, 'world' | 'language'>,
  sent: Pick<SentCode, 'expiresAt' | 'resendAt'>,
): Pick<Answer<'sendEmailCode'>, 'server_time' | 'data'> {
  return {
    server_time: dateText(world.clock.now()),
    data: {
      expires_at: dateText(sent.expiresAt),
      resend_at: dateText(sent.resendAt),
      notice: translate(language, 'mailOnDesk'),
    },
  };
}

export const securityHandlers = {
  verifyPassword: async (call) => {
    const { world } = call;
    const member = call.member();
    await ensureLoginPassword(call, 'password', call.body.password);
    const { ticket, expiresAt } = issuePasswordTicket(world, member.id);
    return { ...call.success(), data: { ticket, expires_at: dateText(expiresAt) } };
  },

  changePassword: async (call) => {
    const { world, body } = call;
    const member = call.member();
    ensureOwnSecrets(member);
    if (body.password !== body.password_confirmation) {
      throw new FieldProblem({ password_confirmation: 'confirmationDiffers' });
    }
    if (body.password === body.oldpassword) throw new FieldProblem({ password: 'mustDiffer' });
    await ensureLoginPassword(call, 'oldpassword', body.oldpassword);
    const passwordHash = await world.passwords.hash(body.password);
    inTransaction(world.db, () => {
      // Read again: another session may have changed it while this one was hashing.
      if (call.member().passwordHash !== member.passwordHash) throw new Refusal('currentPasswordWrong');
      updateMember(world, member.id, { passwordHash });
      revokeOtherTokens(world, member.id, call.token);
      notify(world, member.id, 'passwordChanged');
    });
    return { ...call.success('passwordChanged'), data: null };
  },

  changeWithdrawalPassword: async (call) => {
    const { world, body } = call;
    const member = call.member();
    ensureOwnSecrets(member);
    if (body.qk_pwd !== body.qk_pwd_confirmation) {
      throw new FieldProblem({ qk_pwd_confirmation: 'confirmationDiffers' });
    }
    if (isWeakWithdrawalPassword(body.qk_pwd)) throw new FieldProblem({ qk_pwd: 'withdrawalPasswordWeak' });
    // Outside the transaction below: a refusal must not roll back the failure count.
    await ensureWithdrawalProof(call);
    const hash = withdrawalPasswordHash(world, member.id, body.qk_pwd);
    if (isSame(hash, member.withdrawalPasswordHash ?? '')) throw new FieldProblem({ qk_pwd: 'mustDiffer' });
    inTransaction(world.db, () => {
      updateMember(world, member.id, { withdrawalPasswordHash: hash });
      forgetWithdrawalPasswordFailures(world, member.id);
      notify(world, member.id, 'withdrawalPasswordChanged');
    });
    return { ...call.success('withdrawalPasswordChanged'), data: null };
  },

  sendEmailCode: (call) => {
    const { world, body } = call;
    ensureOwnSecrets(call.member());
    const sent = inTransaction(world.db, () => sendEmailCode(world, call.member(), body.email, body.ticket));
    return { ...call.success('codeSent'), ...codeAnswer(call, sent) };
  },

  bindEmail: (call) => {
    const { world, body } = call;
    ensureOwnSecrets(call.member());
    const isBound = inTransaction(world.db, () => bindEmail(world, call.member(), body.email, body.code));
    if (!isBound) throw new FieldProblem({ code: 'codeWrong' });
    return { ...call.success('saved'), data: { email: call.member().email ?? '' } };
  },

  deleteBankAccount: (call) => {
    const { world, path } = call;
    inTransaction(world.db, () => deleteBankAccount(world, call.member().id, path.id));
    return { ...call.success('bankAccountRemoved'), data: null };
  },
} satisfies Partial<Handlers>;
