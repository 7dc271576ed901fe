import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkInto } from './server-links.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://casino.example/game') });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link of the server', () => {
  test.each([
    ['/recharge', '/recharge'],
    ['/game?type=slots#top', '/game?type=slots#top'],
    ['https://help.example/hours', 'https://help.example/hours'],
  ])('to %s leads there', (address, link) => {
    expect(linkInto([])(address)).toBe(link);
  });

  test.each([
    null,
    '',
    '/no-such-page',
    '/recharge/',
    '//evil.example/recharge',
    String.raw`/\evil.example/recharge`,
    'http://help.example/',
    'https://name:secret@help.example/',
    'javascript:alert(1)',
    'recharge',
  ])('to %s leads nowhere', (address) => {
    expect(linkInto([])(address)).toBeNull();
  });

  test('to a page that the brand does without leads nowhere', () => {
    expect(linkInto([])('/faq')).toBe('/faq');
    expect(linkInto(['faq'])('/faq')).toBeNull();
  });
});
