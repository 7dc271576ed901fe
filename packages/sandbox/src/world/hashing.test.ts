import { expect, test } from 'vitest';
import { nodeScrypt } from '../node/node-scrypt.ts';
import { createPasswordHashing } from './hashing.ts';
import { BusyProblem } from './refusal.ts';

test('passwords are hashed one at a time, and what goes before a hash waits for its turn', async () => {
  const events: string[] = [];
  const passwords = createPasswordHashing(async (password) => {
    events.push(`begin ${password}`);
    await new Promise((resolve) => setTimeout(resolve));
    events.push(`end ${password}`);
    return new Uint8Array(32);
  });
  await Promise.all(
    ['a', 'b', 'c'].map((password) =>
      passwords.isPassword(password, '00:00', () => events.push(`turn ${password}`)),
    ),
  );
  expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`turn ${name}`, `begin ${name}`, `end ${name}`]));
});

test('a turn that ends in an error is passed on', async () => {
  const passwords = createPasswordHashing(async () => new Uint8Array(32));
  const refused = passwords.isPassword('a', '00:00', () => {
    throw new Error('locked');
  });
  const next = passwords.hash('b', '00');
  await expect(refused).rejects.toThrow('locked');
  expect(await next).toBe(`00:${'00'.repeat(32)}`);
});

test('one is worked out, thirty wait, and whoever comes then is told that it is too busy', async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const passwords = createPasswordHashing(() => promise);
  const taken = Array.from({ length: 31 }, () => passwords.hash('a', '00'));
  await expect(passwords.hash('b', '00')).rejects.toThrow(BusyProblem);
  expect(() => passwords.ensurePlace()).toThrow(BusyProblem);
  resolve(new Uint8Array(32));
  await Promise.all(taken);
  expect(() => passwords.ensurePlace()).not.toThrow();
});

test('in Node a hash is worked out beside the main thread, which goes on turning', async () => {
  let isOver = false;
  let turns = 0;
  const hash = nodeScrypt('a', new Uint8Array(16)).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await hash;
  expect(turns).toBeGreaterThan(5);
});
