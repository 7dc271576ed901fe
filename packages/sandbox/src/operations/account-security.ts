import { isWeakWithdrawalPassword } from '@fortuna/domain/credentials.ts';
import { deleteBankAccount } from '../world/bank-accounts.ts';
import { inTransaction } from '../world/database.ts';
import { bindEmail, issuePasswordTicket, sendEmailCode } from '../world/email-binding.ts';
import { isSame } from '../world/hashing.ts';
import { isLoginPassword } from '../world/login-password.ts';
import {
  ensureWithdrawalPassword,
  type MemberRow,
  updateMember,
  withdrawalPasswordHash,
} from '../world/members.ts';
import { notify } from '../world/notifications.ts';
import { FieldProblem, Refusal } from '../world/refusal.ts';
import { revokeOtherTokens } from '../world/tokens.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';
import { dateText } from './wire.ts';

/**
 * Failures count together with those of the login, so that a stolen session cannot be used to guess the password.
 * @throws Refusal `noPassword`, `tooManyAttempts`, `currentPasswordWrong`
 */
async function ensureLoginPassword(world: World, member: MemberRow, password: string): Promise<void> {
  if (member.passwordHash === null) throw new Refusal('noPassword');
  if (!(await isLoginPassword(world, member.name, member, password))) {
    throw new Refusal('currentPasswordWrong');
  }
}

export const securityHandlers = {
  verifyPassword: async (call) => {
    const { world } = call;
    const member = call.member();
    await ensureLoginPassword(world, member, call.body.password);
    const { ticket, expiresAt } = issuePasswordTicket(world, member.id);
    return { ...call.success(), data: { ticket, expires_at: dateText(expiresAt) } };
  },

  changePassword: async (call) => {
    const { world, body } = call;
    const member = call.member();
    if (body.password !== body.password_confirmation) {
      throw new FieldProblem({ password_confirmation: 'confirmationDiffers' });
    }
    if (body.password === body.oldpassword) throw new FieldProblem({ password: 'mustDiffer' });
    await ensureLoginPassword(world, member, body.oldpassword);
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

  changeWithdrawalPassword: (call) => {
    const { world, body } = call;
    const member = call.member();
    if (body.qk_pwd !== body.qk_pwd_confirmation) {
      throw new FieldProblem({ qk_pwd_confirmation: 'confirmationDiffers' });
    }
    if (isWeakWithdrawalPassword(body.qk_pwd)) throw new FieldProblem({ qk_pwd: 'withdrawalPasswordWeak' });
    if (isSame(body.qk_pwd, body.old_qk_pwd)) throw new FieldProblem({ qk_pwd: 'mustDiffer' });
    // Outside the transaction below: a refusal must not roll back the failure count.
    ensureWithdrawalPassword(world, member, body.old_qk_pwd);
    inTransaction(world.db, () => {
      const hash = withdrawalPasswordHash(world, member.id, body.qk_pwd);
      updateMember(world, member.id, { withdrawalPasswordHash: hash });
      notify(world, member.id, 'withdrawalPasswordChanged');
    });
    return { ...call.success('withdrawalPasswordChanged'), data: null };
  },

  sendEmailCode: (call) => {
    const { world, body } = call;
    const sent = inTransaction(world.db, () => sendEmailCode(world, call.member(), body.email, body.ticket));
    return {
      ...call.success('codeSent'),
      data: { expires_at: dateText(sent.expiresAt), resend_at: dateText(sent.resendAt) },
    };
  },

  bindEmail: (call) => {
    const { world, body } = call;
    const isBound = inTransaction(world.db, () => bindEmail(world, call.member(), body.email, body.code));
    if (!isBound) throw new Refusal('codeWrong');
    return { ...call.success('saved'), data: { email: call.member().email ?? '' } };
  },

  deleteBankAccount: (call) => {
    const { world, path } = call;
    inTransaction(world.db, () => deleteBankAccount(world, call.member().id, path.id));
    return { ...call.success('bankAccountRemoved'), data: null };
  },
} satisfies Partial<Handlers>;
