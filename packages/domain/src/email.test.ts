import { describe, expect, it } from 'vitest';
import { isEmail, parseEmail } from './email.ts';

describe('e-mail addresses', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    [' Ana.Silva+casa@Mail.Example.COM.BR ', 'ana.silva+casa@mail.example.com.br'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['1@2.br', '1@2.br'],
  ])('takes %j as %j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example.com.',
    'ana maria@example.com',
    'joão@example.com',
    // The Kelvin sign, whose lower case is the ASCII k.
    '\u212Aate@example.com',
    'ana@example.com\nbcc:x@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'a.'.repeat(125)}com`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
