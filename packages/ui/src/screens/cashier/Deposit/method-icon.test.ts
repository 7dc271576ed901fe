import { describe, expect, it } from 'vitest';
import { methodIcon } from './method-icon.ts';

describe('methodIcon', () => {
  it.each([
    ['online_pix', 'pix'],
    ['company_ted', 'card'],
    ['online_wallet', 'install'],
    ['online_newer', 'deposit'],
  ] as const)('of %s is %s', (type, icon) => {
    expect(methodIcon(type)).toBe(icon);
  });
});
