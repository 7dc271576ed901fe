import { expect, test } from 'vitest';
import { payAddress } from './pay-address.ts';

const origins = ['https://pay.example.com', 'http://127.0.0.1:8787', 'http://pay.example.net'];

test.each([null, ''])('%j: no address', (url) => {
  expect(payAddress(url, origins)).toEqual({ kind: 'none' });
});

test.each([
  ['https://pay.example.com/d/1?x=1', 'pay.example.com'],
  ['https://PAY.example.com:443/d', 'pay.example.com'],
  ['http://127.0.0.1:8787/provider/1', '127.0.0.1:8787'],
])('%s may be left for', (url, host) => {
  expect(payAddress(url, origins)).toMatchObject({ kind: 'allowed', host });
});

test.each([
  ['http://pay.example.com/d', 'pay.example.com'],
  ['http://pay.example.net/d', 'pay.example.net'],
  ['https://pay.example.com.evil.org/', 'pay.example.com.evil.org'],
  ['https://pay.example.com@evil.org/', 'evil.org'],
  ['https://user:secret@pay.example.com/', 'pay.example.com'],
  ['https://pay.example.com:8443/', 'pay.example.com:8443'],
  ['https://pay.example.com\\@evil.org/', 'pay.example.com'],
  ['javascript:alert(1)', 'javascript:'],
  ['data:text/html,x', 'data:'],
  ['//pay.example.com/d', '//pay.example.com/d'],
  ['not an address', 'not an address'],
])('%s is blocked', (url, host) => {
  expect(payAddress(url, origins)).toEqual({ kind: 'blocked', host });
});
