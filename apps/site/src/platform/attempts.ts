import { ProblemError } from '@fortuna/domain/problem.ts';
import type { DepositAttempt, WithdrawalAttempt } from '@fortuna/flows/attempt.ts';
import i18next from 'i18next';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Money requests whose answer nobody has seen yet, in this tab's session storage (quality.md, reliability 1). */
export interface AttemptStore<Attempt extends { readonly key: string }> {
  readonly read: () => Attempt | null;
  readonly write: (attempt: Attempt) => void;
  /** Removes the attempt with this key; a newer one stays. */
  readonly close: (key: string) => void;
}

function attemptStore<Attempt extends { readonly key: string }>(name: string): AttemptStore<Attempt> {
  const storageKey = `fortuna.attempt.${name}`;
  const read = (): Attempt | null => {
    const text = readStored('session', storageKey);
    try {
      return text === null ? null : (JSON.parse(text) as Attempt);
    } catch {
      return null;
    }
  };
  return {
    read,
    write: (attempt) => writeStored('session', storageKey, JSON.stringify(attempt)),
    close: (key) => {
      if (read()?.key === key) removeStored('session', storageKey);
    },
  };
}

export const depositAttempts = attemptStore<DepositAttempt>('deposit');
export const withdrawalAttempts = attemptStore<WithdrawalAttempt>('withdrawal');

/** What every attempt starts with: a key of its own and the moment. */
export function newAttempt(): { readonly key: string; readonly at: string } {
  // randomUUID needs a secure context; getRandomValues works on plain-http addresses too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    key: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    at: new Date().toISOString(),
  };
}

/** Refuses to begin while the device says it is offline: nothing has been sent then, and nothing will be by itself. */
export function assertOnline(): void {
  if (!navigator.onLine) throw new ProblemError({ kind: 'network', message: i18next.t('errors:offline') });
}
