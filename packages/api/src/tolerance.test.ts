import { isAnswerLost, ProblemError } from '@fortuna/domain/problem.ts';
import { describe, expect, it, vi } from 'vitest';
import { type NamedRead, reads, writes } from '../test/all-calls.ts';
import {
  type AlteredAnswer,
  answersOf,
  withEachFieldOdd,
  withMoreFields,
  withOddFieldInARow,
  withOddRows,
  withOnlyOddRows,
  withoutOptionalFields,
  withUnknownWords,
} from '../test/altered-answers.ts';
import { allOperations } from '../test/contract.ts';
import { fakeServer, jsonReply } from '../test/fake-server.ts';

/** decisions/013-tolerant-reader.md: generated over the examples of the contract, so that no call can be forgotten. */

type Outcome = 'answered' | 'answered in part' | 'lost' | 'failed';

async function outcomeOf({ call }: NamedRead, body: unknown): Promise<Outcome> {
  const onUnreadableRows = vi.fn();
  const { api } = fakeServer(jsonReply(body), { timeouts: { readRetryDelay: 0 }, onUnreadableRows });
  try {
    await call(api);
    return onUnreadableRows.mock.calls.length === 0 ? 'answered' : 'answered in part';
  } catch (error) {
    return error instanceof ProblemError && isAnswerLost(error.problem) ? 'lost' : 'failed';
  }
}

/** The altered answers that ended otherwise than they had to. */
async function surprises(
  named: NamedRead,
  answers: readonly AlteredAnswer[],
  expected: (answer: AlteredAnswer) => Outcome,
): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    answers.map(async (answer) => ({ answer, outcome: await outcomeOf(named, answer.body) })),
  );
  return outcomes
    .filter(({ answer, outcome }) => outcome !== expected(answer))
    .map(({ answer, outcome }) => `${answer.label}: ${outcome}`);
}

const answered = () => 'answered' as const;

it('takes in every operation of the contract', () => {
  const called = new Set([...reads, ...writes].map(({ operation }) => operation));
  expect([...called].toSorted()).toEqual(allOperations.map(({ operationId }) => operationId).toSorted());
});

it('alters what is there: unknown words, optional fields and lists are found', () => {
  const count = (alter: (operation: string) => readonly AlteredAnswer[]) =>
    reads.flatMap(({ operation }) => alter(operation)).length;
  expect(count(withUnknownWords)).toBeGreaterThan(60);
  expect(count(withoutOptionalFields)).toBeGreaterThan(100);
  expect(count(withOddRows)).toBeGreaterThan(40);
  expect(withUnknownWords('listGames').map(({ path }) => path)).toContain('data.data.0.game_type');
});

describe('a read of a server that is newer than we are', () => {
  it.each(reads)('$operation leaves nothing out for codes that nobody knows', async (read) => {
    expect(await surprises(read, withUnknownWords(read.operation), answered)).toEqual([]);
  });

  it.each(reads)('$operation gives the same with more fields everywhere', async (read) => {
    const [plain, more] = await Promise.all(
      [answersOf(read.operation), withMoreFields(read.operation).map(({ body }) => body)].map((bodies) =>
        Promise.all(bodies.map((body) => read.call(fakeServer(jsonReply(body)).api))),
      ),
    );
    expect(more).toEqual(plain);
  });

  it.each(reads)('$operation leaves nothing out for want of what is optional', async (read) => {
    expect(await surprises(read, withoutOptionalFields(read.operation), answered)).toEqual([]);
  });

  it.each(reads)('$operation gives the same where rows cannot be read', async (read) => {
    for (const { label, body } of withOddRows(read.operation)) {
      const plain = await Promise.all(
        answersOf(read.operation).map((answer) => read.call(fakeServer(jsonReply(answer)).api)),
      );
      expect(plain, label).toContainEqual(await read.call(fakeServer(jsonReply(body)).api));
    }
  });

  it.each(reads)('$operation answers where one field of a row is odd', async (read) => {
    const ends = await Promise.all(
      withOddFieldInARow(read.operation).map(async ({ label, body }) => [label, await outcomeOf(read, body)]),
    );
    expect(ends.filter(([, outcome]) => outcome !== 'answered' && outcome !== 'answered in part')).toEqual(
      [],
    );
  });

  // The rules of a withdrawal are read from beside the fee table.
  it.each(reads.filter(({ call }) => !String(call).includes('getWithdrawalRules')))(
    '$operation does not show a list that cannot be read as an empty one',
    async (read) => {
      expect(await surprises(read, withOnlyOddRows(read.operation), () => 'lost')).toEqual([]);
    },
  );
});

describe('a write that was taken', () => {
  it.each(writes)('$operation is not lost for codes that nobody knows, or more fields', async (write) => {
    const answers = [...withUnknownWords(write.operation), ...withMoreFields(write.operation)];
    expect(await surprises(write, answers, answered)).toEqual([]);
  });

  it.each(writes)('$operation is lost where its outcome cannot be read, and only there', async (write) => {
    const isNeeded = ({ path }: AlteredAnswer) =>
      write.essential.some((needed) => needed === path || needed.startsWith(`${path}.`));
    const answers = withEachFieldOdd(write.operation);
    expect(await surprises(write, answers, (answer) => (isNeeded(answer) ? 'lost' : 'answered'))).toEqual([]);
    expect(write.essential.filter((needed) => !answers.some(({ path }) => path === needed))).toEqual([]);
  });
});
