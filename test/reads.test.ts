import { expect, test } from 'vitest';
import { effects, happenings } from '../apps/site/src/platform/effects.ts';
import { filesBelow, textOf } from './files.ts';
import { misnamedReads, operationsOf, readsIn } from './rules/reads.ts';

const calls = filesBelow('packages/api/src/calls', /(?<!\.test)\.ts$/).map(textOf);

/** Call functions whose operation is handed in: one function for several operations. */
const sharedWrites = ['readNotifications', 'readMessages', 'deleteMessages'];

test('every write says what it makes stale, if only nothing', () => {
  const writes = calls.flatMap((text) => operationsOf('write', text));
  const known = [...Object.keys(effects), ...sharedWrites];
  expect(writes.length).toBeGreaterThan(15);
  expect(writes.filter((operation) => !known.includes(operation))).toEqual([]);
  expect(
    Object.keys(effects).filter(
      (cause) =>
        !(happenings as readonly string[]).includes(cause) &&
        !calls.some((text) => text.includes(`'${cause}'`)),
    ),
  ).toEqual([]);
});

test('a read is kept under the name of its own operation', () => {
  const reads = filesBelow('apps/site/src', /\.tsx?$/).flatMap((path) => readsIn(textOf(path)));
  expect(reads.length).toBeGreaterThan(8);
  expect(misnamedReads(reads, calls)).toEqual([]);
});
