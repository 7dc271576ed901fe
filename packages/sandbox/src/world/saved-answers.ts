import { and, eq } from 'drizzle-orm';
import { digest } from './hashing.ts';
import { FieldProblem } from './refusal.ts';
import { savedAnswers } from './schema.ts';
import type { World } from './world.ts';

export interface IdempotentCall {
  readonly memberId: number;
  readonly key: string;
  readonly operation: string;
  readonly body: unknown;
}

/** The same text for the same content, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * Runs `work` once for each key: the second call with the same key and body gets the first one's answer and does nothing. Call
 * inside the transaction that moves the money, so that answer and movement are there together or not at all.
 * @throws FieldProblem for the same key with another body or on another operation
 */
export function once<Answer>(world: World, call: IdempotentCall, work: () => Answer): Answer {
  const bodyHash = digest(canonical(call.body));
  const found = world.db
    .select()
    .from(savedAnswers)
    .where(and(eq(savedAnswers.memberId, call.memberId), eq(savedAnswers.key, call.key)))
    .get();
  if (found) {
    if (found.operation !== call.operation || found.bodyHash !== bodyHash) {
      throw new FieldProblem({ 'Idempotency-Key': 'idempotencyMismatch' });
    }
    return JSON.parse(found.answer);
  }
  const answer = work();
  world.db
    .insert(savedAnswers)
    .values({
      memberId: call.memberId,
      key: call.key,
      operation: call.operation,
      bodyHash,
      answer: JSON.stringify(answer),
      at: world.clock.now(),
    })
    .run();
  return answer;
}
