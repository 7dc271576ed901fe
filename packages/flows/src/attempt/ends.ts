import type { AttemptKind, AttemptOutput } from './attempt.types.ts';

/** Params of a parent's actions and guards on the end of its attempt. */
export interface EndParams<Kind extends AttemptKind> {
  readonly end: AttemptOutput<Kind>;
}

/** Derives them from the event that ends the attempt. */
export function endOf<Kind extends AttemptKind>({
  event,
}: {
  readonly event: { readonly output: AttemptOutput<Kind> };
}): EndParams<Kind> {
  return { end: event.output };
}

/** Guard: the server has made a record of it. */
export function isAnswered(_: unknown, { end }: EndParams<AttemptKind>): boolean {
  return end.kind === 'answered';
}

/** Guard: the player has given it up. */
export function isDiscarded(_: unknown, { end }: EndParams<AttemptKind>): boolean {
  return end.kind === 'discarded';
}
