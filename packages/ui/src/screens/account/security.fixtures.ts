import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import type { SentCodeView } from '../auth/parts/sent-code.ts';
import { ready } from '../page/loadable.ts';
import type { SecurityContent } from './parts/SecurityPage.tsx';

/** A page of the security centre at this step, of the sample's member with these changes. */
export function securityView<Step>(step: Step, change: Partial<Member> = {}) {
  return ready<SecurityContent<Step>>({ member: { ...sampleMember, ...change }, step });
}

export const idle: { readonly isSubmitting: boolean; readonly problem: Problem | null } = {
  isSubmitting: false,
  problem: null,
};

export const refusal = (message: string): Problem => ({ kind: 'refused', code: 400, message });

/** What the server has to say about one field of the form. */
export const wrong = (field: string, message: string): Problem => ({
  kind: 'invalid',
  fields: { [field]: message },
});

export const sentCode: SentCodeView = {
  isOwn: false,
  minutes: 15,
  notice: 'Nesta demonstração nenhum e-mail é enviado: o código fica na mesa do operador.',
  secondsLeft: 42,
  isResending: false,
  problem: null,
};
