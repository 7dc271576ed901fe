import { sampleAssociations } from '@fortuna/domain/testing/order-samples.ts';
import { expect, test } from 'vitest';
import { chainsOf } from './chains-of.ts';

test('what belongs to one order is one chain, the oldest first; the chains keep the order of the newest', () => {
  const chains = chainsOf(sampleAssociations);
  expect(chains.flatMap(({ links }) => links)).toHaveLength(sampleAssociations.length);
  expect(chains.map(({ billNo }) => billNo)).toEqual([
    ...new Set(sampleAssociations.map(({ relatedBillNo }) => relatedBillNo)),
  ]);
  for (const { links } of chains) {
    const times = links.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  }
});

test('nothing is no chain', () => {
  expect(chainsOf([])).toEqual([]);
});
