import { listInvitations, registerSubordinate } from '@fortuna/api/calls/agency.ts';
import type { NewSubordinate, Subordinate } from '@fortuna/domain/model/agency.ts';
import type { RegisterSubordinateStep } from '@fortuna/ui/screens/agency/RegisterSubordinate/RegisterSubordinate.view.ts';
import { RegisterSubordinateScreen } from '@fortuna/ui/screens/agency/RegisterSubordinate/RegisterSubordinateScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useState } from 'react';
import { useWrite } from '../../platform/use-write.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';

/** Newest first: whoever has just been registered stands at the top. */
const lookedAt = { page: 1, pageSize: 50 } as const;

function RegisterSubordinates() {
  const [sent, setSent] = useState<NewSubordinate | null>(null);
  const [registered, setRegistered] = useState<Subordinate | null>(null);
  const write = useWrite(
    async (api, input: NewSubordinate) => {
      setSent(input);
      setRegistered(await registerSubordinate(api, input));
    },
    {
      operation: 'registerSubordinate',
      isDone: async (api, { memberId: id }) =>
        (await listInvitations(api, lookedAt)).items.some(({ memberId }) => memberId === id),
    },
  );

  function step(): RegisterSubordinateStep {
    if (write.state !== 'done' || sent === null)
      return { kind: 'form', isSubmitting: write.state === 'sending', problem: write.problem };
    // Where the answer was lost its name is not known; an answer that comes late is about somebody else.
    const name = registered?.id === sent.memberId ? registered.name : null;
    return { kind: 'done', memberId: sent.memberId, name };
  }

  return (
    <RegisterSubordinateScreen
      view={useMemberView(({ inviteCode }) => ready({ inviteCode, step: step() }))}
      onRegister={write.send}
      onStopWaiting={write.stopWaiting}
      onAgain={() => {
        setSent(null);
        setRegistered(null);
        write.reset();
      }}
    />
  );
}

export const page = defineMemberPage(
  { path: '/agency-center/register-subordinates', feature: 'agency' },
  RegisterSubordinates,
);
