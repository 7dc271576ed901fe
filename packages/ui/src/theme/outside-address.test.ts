import { expect, it } from 'vitest';
import { isContactAddress } from './outside-address.ts';

it.each(['https://suporte.example/chat', 'mailto:ajuda@example.com', 'tel:+551140000000'])(
  '%s reaches a person',
  (address) => {
    expect(isContactAddress(address)).toBe(true);
  },
);

it.each([
  'http://suporte.example/',
  'https://suporte.example@evil.example/',
  'javascript:alert(1)',
  'mailto:ajuda@example.com?body=senha',
  'tel:',
  '/recharge',
  '',
])('%s does not', (address) => {
  expect(isContactAddress(address)).toBe(false);
});
