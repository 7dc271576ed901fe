import type { OperationId } from '@fortuna/api/client.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { askForUpdate } from '../frame/ui-store.ts';
import { listenToCalls } from '../platform/api.ts';
import type { Cause } from '../platform/effects.ts';
import { storedToken } from '../platform/token.ts';
import { connectSession, sendSession } from './session-store.ts';

/** The machine itself judges the failures of these: they are its own actors. */
const sessionOperations = new Set<OperationId>(['getMember', 'login', 'register', 'logout', 'createCaptcha']);

interface SentCall {
  readonly operation: OperationId;
  readonly token: string | null;
}

/** Without its chunk the page says itself that its calls fail. */
function tellClosed(message: string | undefined): void {
  import('../configuration/site-configuration.ts').then(
    ({ hearOfMaintenance }) => hearOfMaintenance(message ?? null),
    console.error,
  );
}

function tellSession(problem: Problem, { operation, token }: SentCall): void {
  if ('isMaintenance' in problem) tellClosed(problem.message);
  else if (problem.kind === 'upgradeRequired') askForUpdate();
  else if (problem.kind === 'forcedOffline') void sendSession({ type: 'session.forcedOffline', token });
  else if (problem.kind === 'blocked') void sendSession({ type: 'session.blocked', token });
  else if (problem.kind === 'unauthenticated' && token !== null && !sessionOperations.has(operation))
    void sendSession({ type: 'session.expired', token });
}

/** Without its chunk the reads stay as old as they are; nothing of a write is lost. */
function tellReads(cause: Cause): void {
  import('../platform/make-stale.ts').then(({ makeStale }) => makeStale(cause), console.error);
}

/** Ties session, calls and reads together: the only place that knows them all. Both chunks come when they are needed first. */
export function connectSessionAndCalls(): void {
  connectSession(async () => (await import('./session-runtime.ts')).startSessionMachine(storedToken()));
  listenToCalls({ onProblem: tellSession, onWritten: tellReads });
}
