import { expect, test } from 'vitest';
import { effects, happenings } from '../apps/site/src/platform/effects.ts';
import { filesBelow, textOf } from './files.ts';

const calls = filesBelow('packages/api/src/calls', /(?<!\.test)\.ts$/)
  .map(textOf)
  .join('\n');
const operationsOf = (kind: 'read' | 'write') =>
  [...calls.matchAll(new RegExp(`api\\.${kind}\\(\\s*\\{\\s*operation(?:: '(\\w+)')?`, 'g'))].flatMap(
    ([, name]) => name ?? [],
  );

/** Call functions whose operation is handed in: one function for several operations. */
const sharedWrites = ['readNotifications', 'readMessages', 'deleteMessages'];

test('every write says what it makes stale, if only nothing', () => {
  const known = [...Object.keys(effects), ...sharedWrites];
  expect(operationsOf('write').length).toBeGreaterThan(10);
  expect(operationsOf('write').filter((operation) => !known.includes(operation))).toEqual([]);
  expect(
    Object.keys(effects).filter(
      (cause) => !(happenings as readonly string[]).includes(cause) && !calls.includes(`'${cause}'`),
    ),
  ).toEqual([]);
});

test('a read is kept under the name of its own operation', () => {
  const named = filesBelow('apps/site/src', /\.tsx?$/).flatMap((path) =>
    [...textOf(path).matchAll(/(?:member|public)Read\(\s*'(\w+)',\s*(?:\(api[^=]*=>\s*)?(\w+)/g)].map(
      ([, operation, call]) => ({ operation, call }),
    ),
  );
  expect(named.length).toBeGreaterThan(8);
  for (const { operation, call } of named) {
    const [, body = ''] = calls.split(`export function ${call}(`);
    expect({ call, says: body.split('\nexport function')[0]?.includes(`'${operation}'`) }).toEqual({
      call,
      says: true,
    });
  }
});
