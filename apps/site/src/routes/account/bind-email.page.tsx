import { bindEmail, sendEmailCode } from '@fortuna/api/calls/account-security.ts';
import { getMember } from '@fortuna/api/calls/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { BindEmailStep } from '@fortuna/ui/screens/account/BindEmail/BindEmail.view.ts';
import { BindEmailScreen } from '@fortuna/ui/screens/account/BindEmail/BindEmailScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useState } from 'react';
import { useWrite } from '../../platform/use-write.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { useSentCode } from '../auth/use-sent-code.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useNoteOpened } from './last-opened.ts';
import { dropTicket, useTicket } from './password-ticket.ts';
import { useVerification } from './use-verification.ts';

/** The server's word about the ticket; null where it is about something else. */
function ticketProblem(problem: Problem | null): Problem | null {
  const message = problem?.kind === 'invalid' ? problem.fields.ticket : undefined;
  return message === undefined ? null : { kind: 'invalid', fields: {}, others: [message] };
}

function useBinding() {
  const ticket = useTicket();
  const [email, setEmail] = useState('');
  const [hasCode, setHasCode] = useState(false);
  const sent = useSentCode();
  const sending = useWrite(async (api, address: string) => {
    const code = await sendEmailCode(api, { email: address, ticket: ticket ?? '' });
    sent.note(code);
    setHasCode(true);
  });
  // What had been sent before belongs to the last confirmation: the address stands in its field, and is sent from there.
  const verification = useVerification(() => {
    sending.reset();
    setHasCode(false);
  });
  const binding = useWrite(
    async (api, code: string) => {
      await bindEmail(api, { email, code });
      dropTicket();
    },
    { operation: 'bindEmail', isDone: async (api) => (await getMember(api)).email === email },
  );
  const refusal = ticketProblem(sending.problem);

  function step(): BindEmailStep {
    if (binding.state === 'done') return { kind: 'done', email };
    if (hasCode && refusal === null) {
      return {
        kind: 'code',
        email,
        sent: sent.view(sending),
        isSubmitting: binding.state === 'sending',
        problem: binding.problem,
      };
    }
    if (ticket === null || refusal !== null) {
      return {
        kind: 'verify',
        isSubmitting: verification.state === 'sending',
        problem: verification.problem ?? refusal,
      };
    }
    return { kind: 'address', email, isSubmitting: sending.state === 'sending', problem: sending.problem };
  }

  return {
    step: step(),
    onVerify: verification.send,
    onSend: (address: string) => {
      setEmail(address);
      sending.send(address);
    },
    onHaveCode: (address: string) => {
      setEmail(address);
      sending.reset();
      setHasCode(true);
    },
    onResend: () => sending.send(email),
    onBind: binding.send,
    onOtherAddress: () => {
      setHasCode(false);
      sent.forget();
      sending.reset();
      binding.reset();
    },
    onStopWaiting: () => {
      for (const write of [verification, sending, binding]) write.stopWaiting();
    },
  };
}

function BindEmail() {
  useNoteOpened('email');
  const { step, ...handlers } = useBinding();
  return <BindEmailScreen view={useMemberView((member) => ready({ member, step }))} {...handlers} />;
}

export const page = defineMemberPage({ path: '/security-center/bind-email' }, BindEmail);
