import { describe, expect, test } from 'vitest';
import {
  builtElsewhere,
  elsewhereMeta,
  elsewhereOf,
  pageElsewhere,
  policyElsewhere,
} from '../apps/site/build/elsewhere.ts';
import { pageHeaders } from '../apps/site/build/headers.ts';

/** The API and pictures on origins of their own (requirement ADD-12). */

const home = builtElsewhere({});
const api = 'https://api.example.com';
const pictures = 'https://a.example.com, https://b.example.com:8443/';
const away = builtElsewhere({ VITE_API_BASE: api, PICTURE_ORIGINS: pictures });

function policyFor(elsewhere: typeof home): string {
  return pageHeaders(['script'], ['style'], elsewhere)['Content-Security-Policy'] ?? '';
}

function directives(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    policy.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]),
  );
}

describe('the policy', () => {
  test('names nobody else where nothing is said', () => {
    expect(directives(policyFor(home))).toMatchObject({
      'default-src': `'none'`,
      'connect-src': `'self'`,
      'img-src': `'self' data:`,
      'frame-src': 'http://127.0.0.1:8787',
    });
  });

  test('names the API for calls and the pictures’ hosts for pictures, and changes nothing else', () => {
    const changed = directives(policyFor(away));
    expect(changed).toEqual({
      ...directives(policyFor(home)),
      'connect-src': `'self' ${api}`,
      'img-src': `'self' data: ${api} https://a.example.com https://b.example.com:8443`,
    });
  });

  test('and the page of one build are those of another environment, and back', () => {
    expect(policyElsewhere(policyFor(home), away)).toBe(policyFor(away));
    expect(policyElsewhere(policyFor(away), home)).toBe(policyFor(home));
    const page = (elsewhere: typeof home) => `<head>${elsewhereMeta(elsewhere)}<title>x</title></head>`;
    expect(page(away)).toContain(`data-api="${api}"`);
    expect(pageElsewhere(page(home), away)).toBe(page(away));
    expect(pageElsewhere(page(away), home)).toBe(page(home));
  });
});

test('what the environment does not say stays as it was built', () => {
  expect(elsewhereOf({ ALLOWED_ORIGINS: 'https://games.example' }, away)).toEqual({
    ...away,
    allowed: ['https://games.example'],
  });
});

describe.each(['VITE_API_BASE', 'PICTURE_ORIGINS', 'ALLOWED_ORIGINS'])('%s', (variable) => {
  test.each([
    'https://api.example.com',
    'https://api.example.com/',
    ' https://api.example.com:8443 ',
    'http://127.0.0.1:8787',
    'http://localhost:8787',
    'http://[::1]:8787',
  ])('may be "%s"', (value) => {
    expect(() => builtElsewhere({ [variable]: value })).not.toThrow();
  });

  test.each([
    'http://api.example.com',
    'https://api.example.com/v1',
    'https://api.example.com?x',
    'https://user:pw@api.example.com',
    'https://api.example.com:443',
    'https://API.example.com',
    'https://*.example.com',
    '*',
    'https:',
    'api.example.com',
    'https://api.example.com https://other.example.com',
    `https://api.example.com;script-src`,
    `https://api.example.com'`,
    'data:',
    'null',
  ])('may not be "%s", and the message says how it is written', (value) => {
    expect(() => builtElsewhere({ [variable]: value })).toThrow(
      new RegExp(`^${variable}: .* is not an origin.*https://api\\.example\\.com`),
    );
  });
});
