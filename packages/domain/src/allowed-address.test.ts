import { expect, it } from 'vitest';
import { isAllowedAddress } from './allowed-address.ts';

const origins = ['https://pay.example.com', 'http://127.0.0.1:8787', 'http://pay.example.net'];

it.each(['https://pay.example.com/d/1?x=1', 'https://PAY.example.com:443/d', 'http://127.0.0.1:8787/play/1'])(
  '%s is allowed',
  (address) => {
    expect(isAllowedAddress(address, origins)).toBe(true);
  },
);

it.each([
  'http://pay.example.com/d',
  'http://pay.example.net/d',
  'https://pay.example.com.evil.org/',
  'https://pay.example.com@evil.org/',
  'https://user:secret@pay.example.com/',
  'https://pay.example.com:8443/',
  'https://pay.example.com\\@evil.org/',
  'http://127.0.0.1:8787\\@evil.org/',
  'https://pay.example.com/\n/evil.org',
  'blob:https://pay.example.com/2b8c',
  'filesystem:https://pay.example.com/temporary/game',
  'javascript:alert(1)',
  'data:text/html,x',
  '//pay.example.com/d',
  'not an address',
  '',
])('%s is not', (address) => {
  expect(isAllowedAddress(address, origins)).toBe(false);
});
