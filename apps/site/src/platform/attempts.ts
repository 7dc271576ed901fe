import { type ClaimTarget, claimName } from '@fortuna/domain/model/promotions-rewards.ts';
import type { WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import type { Attempt, CloseAttemptParams } from '@fortuna/flows/attempt/attempt.types.ts';
import type { DepositAttempt } from '@fortuna/flows/deposit/deposit.types.ts';
import type { TransferAttempt } from '@fortuna/flows/game-transfer/game-transfer.types.ts';
import type { ClaimAttempt } from '@fortuna/flows/reward-claim/reward-claim.types.ts';
import type { SpinAttempt } from '@fortuna/flows/wheel-spin/wheel-spin.types.ts';
import type { WithdrawalAttempt } from '@fortuna/flows/withdrawal-review/withdrawal-review.types.ts';
import i18next from 'i18next';
import { readStored, removeStored, storedNames, writeStored } from './storage.ts';

/** Money requests whose answer nobody has seen yet, in this tab's session storage (docs/promises.md, reliability 1). */
export interface AttemptStore<Stored extends Attempt> {
  readonly read: () => Stored | null;
  readonly write: (attempt: Stored) => void;
  /** The flows' action: removes the attempt with this key; a newer one stays. */
  readonly closeAttempt: (args: unknown, params: CloseAttemptParams) => void;
}

/** Whatever else lies under the name is no attempt of ours, and nothing to be looked for. */
function isAttempt(stored: unknown): stored is Attempt {
  if (typeof stored !== 'object' || stored === null) return false;
  return 'key' in stored && typeof stored.key === 'string' && 'at' in stored && typeof stored.at === 'string';
}

function readAttempt<Stored extends Attempt>(storageKey: string): Stored | null {
  const text = readStored('session', storageKey);
  try {
    const stored: unknown = text === null ? null : JSON.parse(text);
    return isAttempt(stored) ? (stored as Stored) : null;
  } catch {
    return null;
  }
}

/** The attempts of one kind; each belongs to the member who began it, and waits for that member where another one logs in. */
function attemptStores<Stored extends Attempt>(name: string): (memberId: number) => AttemptStore<Stored> {
  return (memberId) => {
    const storageKey = `fortuna.attempt.${name}.${memberId}`;
    const read = () => readAttempt<Stored>(storageKey);
    return {
      read,
      write: (attempt) => writeStored('session', storageKey, JSON.stringify(attempt)),
      closeAttempt: (_, { key }) => {
        if (read()?.key === key) removeStored('session', storageKey);
      },
    };
  };
}

export const depositAttempts = attemptStores<DepositAttempt>('deposit');
export const transferAttempts = attemptStores<TransferAttempt>('transfer');
/** What is sent where a game is left: nobody waits for its answer, and another may be on its way. */
export const leavingAttempts = attemptStores<TransferAttempt>('leaving');
export const withdrawalAttempts = attemptStores<WithdrawalAttempt>('withdrawal');

const claimPrefix = 'claim.';

/** One of each thing to claim, so that a claim that waits leaves the others alone. */
export function claimAttempts(memberId: number, target: ClaimTarget): AttemptStore<ClaimAttempt> {
  return attemptStores<ClaimAttempt>(`${claimPrefix}${claimName(target)}`)(memberId);
}

/** Every claim of the member whose answer nobody has seen yet. */
export function storedClaims(memberId: number): readonly ClaimAttempt[] {
  return storedNames('session')
    .filter((name) => name.startsWith(`fortuna.attempt.${claimPrefix}`) && name.endsWith(`.${memberId}`))
    .map((name) => readAttempt<ClaimAttempt>(name))
    .filter((attempt) => attempt !== null);
}

/** Each wheel has its own: both may turn at once. */
export function wheelAttempts(memberId: number, wheel: WheelKind): AttemptStore<SpinAttempt> {
  return attemptStores<SpinAttempt>(`spin.${wheel}`)(memberId);
}

/** What every attempt starts with: a key of its own and the moment. */
export function newAttempt(): Attempt {
  // randomUUID needs a secure context; getRandomValues works on plain-http addresses too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return {
    key: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    at: new Date().toISOString(),
  };
}

/** Refuses to begin while the device says it is offline: nothing has been sent then, and nothing will be by itself. */
export function assertOnline(): void {
  if (!navigator.onLine) throw new ProblemError({ kind: 'network', message: i18next.t('controls:offline') });
}
