import { expect, test } from 'vitest';
import { changeOf } from '../.storybook/changeset.ts';
import { filesBelow, textOf } from './files.ts';

const kit = '@fortuna/ui';

/** Storybook's changelog is made from the changes that wait. */

test('every change of the kit that waits is told, however its head is quoted', () => {
  const files = filesBelow('.changeset', /\.md$/).map(textOf);
  const told = files.filter((file) => ['major', 'minor', 'patch'].includes(changeOf(file, kit).kind ?? ''));
  expect(told).toEqual(files.filter((file) => file.split('\n---\n')[0]?.includes(kit)));
});

test.each([`"${kit}"`, `'${kit}'`])('a change of %s among those of others', (name) => {
  expect(changeOf(`---\n"@fortuna/flows": minor\n${name}: patch\n---\n\nSaid.\n`, kit)).toEqual({
    kind: 'patch',
    text: 'Said.',
  });
});

test('a change of another package is none of the kit', () => {
  expect(changeOf('---\n"@fortuna/flows": minor\n---\n\nSaid.\n', kit).kind).toBeUndefined();
});
