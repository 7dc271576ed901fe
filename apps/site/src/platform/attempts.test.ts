import { ProblemError } from '@fortuna/domain/problem.ts';
import type { DepositAttempt } from '@fortuna/flows/deposit/deposit.types.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertOnline, depositAttempts, newAttempt, wheelAttempts, withdrawalAttempts } from './attempts.ts';
import { blockStorage, type FakeStorages, giveStorage } from './storage.fixtures.ts';
import { clearStored } from './storage.ts';

let storages: FakeStorages;

const attempt = (key: string) => ({ ...newAttempt(), key, amount: 5_000 }) as unknown as DepositAttempt;

// All that the tests ask of the store, in one place.
const write = (key: string) => depositAttempts(7).write(attempt(key));
const readKey = () => depositAttempts(7).read()?.key ?? null;
const close = (key: string) => depositAttempts(7).closeAttempt(undefined, { key });

beforeEach(() => {
  storages = giveStorage();
});

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

describe('the attempt of this tab', () => {
  test('is there until it is closed', () => {
    expect(readKey()).toBeNull();
    write('one');
    expect(readKey()).toBe('one');
    expect(depositAttempts(7).read()).toMatchObject({ key: 'one', amount: 5_000 });
    close('one');
    expect(readKey()).toBeNull();
  });

  test.each(['[]', '{}', '"x"', '7', 'null', '{"key":7}', 'x{'])('%s is none', (text) => {
    write('one');
    const [name = ''] = storages.session.entries.keys();
    storages.session.entries.set(name, text);
    expect(readKey()).toBeNull();
  });

  test('is kept in session storage only, each kind of money request by itself', () => {
    write('one');
    expect(storages.session.entries.size).toBe(1);
    expect(storages.local.entries.size).toBe(0);
    expect(withdrawalAttempts(7).read()).toBeNull();
  });

  test('belongs to the member who began it, and comes back to that member', () => {
    write('one');
    expect(depositAttempts(8).read()).toBeNull();
    depositAttempts(8).closeAttempt(undefined, { key: 'one' });
    expect(readKey()).toBe('one');
  });

  test('is closed by its own key only: a newer one stays', () => {
    write('newer');
    close('older');
    expect(readKey()).toBe('newer');
  });

  test('is none where the text of it is broken, and can be written anew', () => {
    write('one');
    for (const key of storages.session.entries.keys()) storages.session.setItem(key, '{"key":"on');
    expect(readKey()).toBeNull();
    expect(() => close('one')).not.toThrow();
    write('two');
    expect(readKey()).toBe('two');
  });

  test('lives as long as the page where storage is blocked', () => {
    blockStorage();
    write('one');
    expect(readKey()).toBe('one');
    close('one');
    expect(readKey()).toBeNull();
  });

  test('is the newer one where storage is full', () => {
    write('one');
    storages.session.isFull = true;
    write('two');
    expect(readKey()).toBe('two');
    close('two');
    expect(readKey()).toBeNull();
  });
});

test('each wheel keeps its spin by itself', () => {
  const spin = { ...newAttempt(), wheel: 'daily' as const };
  wheelAttempts(7, 'daily').write(spin);
  expect(wheelAttempts(7, 'daily').read()).toEqual(spin);
  expect(wheelAttempts(7, 'lottery').read()).toBeNull();
  expect(wheelAttempts(8, 'daily').read()).toBeNull();
});

describe('a new attempt', () => {
  test('has a key that no other has', () => {
    const keys = new Set(Array.from({ length: 1_000 }, () => newAttempt().key));
    expect(keys.size).toBe(1_000);
    expect([...keys].filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  });

  test('says when it was made', () => {
    expect(Math.abs(Date.parse(newAttempt().at) - Date.now())).toBeLessThan(5_000);
  });

  test('does not begin offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(assertOnline).toThrow(ProblemError);
    vi.stubGlobal('navigator', { onLine: true });
    expect(assertOnline).not.toThrow();
  });
});
