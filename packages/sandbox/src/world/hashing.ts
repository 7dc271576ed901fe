import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from './random.ts';
import { BusyProblem } from './refusal.ts';

// WebCrypto is asynchronous and absent on plain-http addresses other than loopback, hence a library for all of this.

/** SHA-256 in hexadecimal. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** HMAC-SHA-256. */
export function keyedDigestBytes(secret: string, text: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text));
}

/** HMAC-SHA-256 in hexadecimal. */
export function keyedDigest(secret: string, text: string): string {
  return bytesToHex(keyedDigestBytes(secret, text));
}

/** Compares in constant time, so that the duration does not reveal where two texts differ. */
export function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let position = 0; position < a.length; position++) {
    difference |= a.charCodeAt(position) ^ b.charCodeAt(position);
  }
  return difference === 0;
}

/** What scrypt costs: about 50 ms and 16 MiB. */
export const scryptCost = { N: 2 ** 14, r: 8, p: 1, dkLen: 32 } as const;

/** scrypt of a text with a salt, at `scryptCost`. */
export type Scrypt = (password: string, salt: Uint8Array) => Promise<Uint8Array>;

/** In JavaScript, for browsers. It shares the main thread with everything else, so Node brings its own. */
export const plainScrypt: Scrypt = (password, salt) => scryptAsync(utf8ToBytes(password), salt, scryptCost);

/** Hashes and checks passwords, one at a time. Call before a transaction, never in one. */
export interface PasswordHashing {
  /** @throws BusyProblem while no more can wait; what runs before the next await may rely on the place. */
  ensurePlace(): void;
  /** scrypt with a salt, as `salt:hash`. @throws BusyProblem */
  hash(password: string, salt?: string): Promise<string>;
  /**
   * @param onTurn runs when its turn has come, before the hash is worked out; what it throws is the outcome
   * @throws BusyProblem
   */
  isPassword(password: string, stored: string, onTurn?: () => void): Promise<boolean>;
}

/** How many may wait while one is worked out. */
const mostWaiting = 30;

export function createPasswordHashing(scrypt: Scrypt): PasswordHashing {
  // Not more at once: of two processors one is the server's.
  let isRunning = false;
  const waiting: (() => void)[] = [];

  const ensurePlace = (): void => {
    if (isRunning && waiting.length >= mostWaiting) throw new BusyProblem();
  };
  const hash = async (password: string, salt = randomHex(16), onTurn?: () => void): Promise<string> => {
    ensurePlace();
    // Whoever finishes hands its place over, so that nobody can slip in between.
    if (isRunning) await new Promise<void>((resolve) => waiting.push(resolve));
    isRunning = true;
    try {
      onTurn?.();
      return `${salt}:${bytesToHex(await scrypt(password, hexToBytes(salt)))}`;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isRunning = false;
    }
  };
  return {
    ensurePlace,
    hash: (password, salt) => hash(password, salt),
    isPassword: async (password, stored, onTurn) =>
      isSame(await hash(password, stored.split(':')[0], onTurn), stored),
  };
}
