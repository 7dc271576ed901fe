import { inTransaction } from '../world/database.ts';
import { memberOfPasswordCode, resetPassword, sendPasswordCode } from '../world/password-reset.ts';
import { FieldProblem } from '../world/refusal.ts';
import { codeAnswer } from './account-security.ts';
import type { Handlers } from './handler.ts';

export const passwordHandlers = {
  sendPasswordCode: (call) => {
    const { world, body } = call;
    const sent = inTransaction(world.db, () => sendPasswordCode(world, body.name));
    return { ...call.success('codeSentIfBound'), ...codeAnswer(call, sent) };
  },

  resetPassword: async (call) => {
    const { world, body } = call;
    if (body.password !== body.password_confirmation) {
      throw new FieldProblem({ password_confirmation: 'confirmationDiffers' });
    }
    // A guess at a code does not count where the password cannot be worked out.
    world.passwords.ensurePlace();
    const ownerOfCode = () => memberOfPasswordCode(world, body.name, body.code);
    const member = inTransaction(world.db, ownerOfCode);
    if (!member) throw new FieldProblem({ code: 'resetCodeWrong' });
    if (await world.passwords.isPassword(body.password, member.passwordHash ?? '')) {
      throw new FieldProblem({ password: 'mustDiffer' });
    }
    const passwordHash = await world.passwords.hash(body.password);
    const isSet = inTransaction(world.db, () => {
      // Asked again: another call may have used the code up meanwhile.
      if (!ownerOfCode()) return false;
      resetPassword(world, member, passwordHash);
      return true;
    });
    if (!isSet) throw new FieldProblem({ code: 'resetCodeWrong' });
    return { ...call.success('passwordChanged'), data: null };
  },
} satisfies Partial<Handlers>;
