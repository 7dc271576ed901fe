import { speaking } from '@fortuna/ui/locales/speaking.ts';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeStorages, giveStorage } from '../platform/storage.fixtures.ts';
import { clearStored } from '../platform/storage.ts';
import { currentLanguage, firstLanguage, setWordSource, startI18n, switchLanguage } from './i18n.ts';
import type { WordSource } from './word-source.ts';

let storages: FakeStorages;
const source = vi.fn<WordSource>();
const asked = () => source.mock.calls.map(([language, area]) => `${language}/${area}`);
const speak = (area: 'cashier' | 'auth') => speaking([area], async () => area);

beforeEach(() => {
  storages = giveStorage();
  source.mockImplementation(async (language, area) => ({ said: `${area} in ${language}` }));
  setWordSource(source);
});

afterEach(() => {
  clearStored();
  source.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the first language', () => {
  test.each([
    [null, 'pt'],
    ['en', 'en'],
    ['cn', 'cn'],
    ['klingon', 'pt'],
    ['', 'pt'],
    ['EN', 'pt'],
    ['__proto__', 'pt'],
  ])('is that which is stored: %j is %s', async (stored, language) => {
    if (stored !== null) storages.local.setItem('fortuna.language', stored);
    expect(await firstLanguage()).toBe(language);
  });

  test.each([
    ['en', 'en'],
    [undefined, 'pt'],
    ['klingon', 'pt'],
    [{}, 'pt'],
  ])('is that of the host where none is stored: %j is %s', async (host, language) => {
    vi.stubGlobal('hostLanguage', Promise.resolve(host));
    expect(await firstLanguage()).toBe(language);
    storages.local.setItem('fortuna.language', 'cn');
    expect(await firstLanguage()).toBe('cn');
  });

  test('is switched by a reload at the same address', async () => {
    const reload = vi.fn();
    const history = { state: { key: 'here' }, replaceState: vi.fn() };
    vi.stubGlobal('window', { localStorage: storages.local, location: { reload }, history });
    switchLanguage('en');
    expect(await firstLanguage()).toBe('en');
    expect(history.replaceState).toHaveBeenCalledWith({ key: 'here', isRetold: true }, '');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the words', () => {
  test('of Portuguese are there from the start, without asking', async () => {
    const started = startI18n('pt');
    expect(i18next.t('errors:network')).not.toBe('network');
    await started;
    expect(currentLanguage()).toBe('pt');
    expect(asked()).toEqual([]);
  });

  test('of another language come area by area', async () => {
    await startI18n('en');
    expect(currentLanguage()).toBe('en');
    expect(asked()).toContain('en/common');
    expect(new Set(asked()).size).toBe(asked().length);
    expect(i18next.getResource('en', 'common', 'said')).toBe('common in en');
  });

  test('give way to Portuguese where a catalogue does not arrive', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    source.mockImplementation(async (_, area) => {
      if (area === 'errors') throw new Error('no words');
      return {};
    });
    await startI18n('en');
    expect(currentLanguage()).toBe('pt');
    expect(i18next.language).toBe('pt-BR');
    expect(i18next.t('errors:network')).not.toBe('network');
    expect(complain).toHaveBeenCalledOnce();
  });

  test('come from where the brand’s own are', async () => {
    await startI18n('en', { root: '/brands/pulo', first: {} });
    expect(source).toHaveBeenCalledWith('en', 'common', '/brands/pulo');
  });

  test('of the prerendered home are the brand’s own from the start', async () => {
    await startI18n('pt', { root: '/brands/pulo', first: { common: { retry: 'De novo!' } } });
    expect(i18next.t('common:retry')).toBe('De novo!');
    expect(i18next.t('errors:network')).not.toBe('network');
    expect(asked()).toEqual([]);
  });

  test('of an area are asked for once, however many parts speak it', async () => {
    await startI18n('pt');
    await Promise.all([speak('cashier'), speak('cashier')]);
    await speak('cashier');
    expect(asked()).toEqual(['pt/cashier']);
    expect(i18next.getResource('pt-BR', 'cashier', 'said')).toBe('cashier in pt');
  });

  test('that fail are asked for again by the next part', async () => {
    await startI18n('pt');
    source.mockClear();
    source.mockRejectedValueOnce(new Error('offline'));
    await expect(speak('auth')).rejects.toThrow('offline');
    await speak('auth');
    expect(asked()).toEqual(['pt/auth', 'pt/auth']);
  });
});
