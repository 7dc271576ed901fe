import { sampleGameAccounts } from '@fortuna/domain/testing/game-account-samples.ts';
import { expect, test } from 'vitest';
import { accountsFor } from './accounts-for.ts';

const names = (...query: [Parameters<typeof accountsFor>[1], string, string?]) =>
  accountsFor(sampleGameAccounts, ...query).map(({ provider }) => provider);

test('a name is found without its accents and in any case', () => {
  expect(names('all', ' guara')).toEqual(['Guará Games']);
});

test('accounts are those that are there, whatever has become of them; the others are missing', () => {
  const own = names('active', '');
  const missing = names('missing', '');
  expect(own).toContain('Xaréu Digital');
  expect(missing).toContain('Maré Seca');
  expect(own.filter((name) => missing.includes(name))).toEqual([]);
});

test('what has just been opened stays in sight', () => {
  expect(names('missing', '', 'mangue-games')).toContain('Mangue Games');
});
