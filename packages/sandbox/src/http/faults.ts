import { contractOperations, type OperationId } from '../contract/document.ts';

/**
 * Ways in which a back end fails, for trying the site by hand and in tests. `slow`: answers, but late. `error`, `unavailable`,
 * `limited`: 500, 503, 429, and nothing is done. `lost`: all is done, but the answer is a 504.
 */
export const faultKinds = ['slow', 'error', 'unavailable', 'limited', 'lost'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly operation: OperationId;
  readonly kind: FaultKind;
  /** Number of calls that it still affects; null: all of them until it is removed. */
  readonly left: number | null;
}

/** How late a `slow` answer is, in milliseconds. */
export const slowness = 5_000;

export interface Faults {
  set(operation: OperationId, kind: FaultKind, times: number | null): void;
  clear(operation?: OperationId): void;
  list(): readonly Fault[];
  /** The fault for the next call of an operation, counted down; null for none. */
  take(operation: OperationId): FaultKind | null;
}

export function isFaultKind(value: unknown): value is FaultKind {
  return faultKinds.some((kind) => kind === value);
}

export function findOperation(value: unknown): OperationId | undefined {
  return contractOperations.find(({ id }) => id === value)?.id;
}

/** Kept in memory only; there are none until somebody sets one. */
export function createFaults(): Faults {
  const faults = new Map<OperationId, Fault>();
  return {
    set: (operation, kind, times) => faults.set(operation, { operation, kind, left: times }),
    clear: (operation) => (operation === undefined ? faults.clear() : faults.delete(operation)),
    list: () => [...faults.values()],
    take: (operation) => {
      const fault = faults.get(operation);
      if (!fault) return null;
      const left = fault.left === null ? null : fault.left - 1;
      if (left === 0) faults.delete(operation);
      else faults.set(operation, { ...fault, left });
      return fault.kind;
    },
  };
}
