import { expect, test } from 'vitest';
import { createPasswordHashing } from './hashing.ts';

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
