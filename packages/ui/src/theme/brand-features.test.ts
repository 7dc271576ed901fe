import { expect, test } from 'vitest';
import { switchedOffIn } from './brand-features.ts';

test('a brand has what it does not switch off, but e-wallets only where it switches them on', () => {
  expect(switchedOffIn({})).toEqual(['ewallet']);
  expect(switchedOffIn({ faq: false, ewallet: false, agency: false })).toEqual(['faq', 'ewallet', 'agency']);
  expect(switchedOffIn({ faq: true, ewallet: true, agency: true })).toEqual([]);
});
