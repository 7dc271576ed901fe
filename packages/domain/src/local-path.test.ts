import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/withdraw?x=1#y', '/withdraw?x=1#y'],
  [null, '/'],
  ['', '/'],
  ['withdraw', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n\\evil.example', '/'],
  ['\t//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %j', (address, expected) => {
  expect(localPath(address, '/')).toBe(expected);
});
