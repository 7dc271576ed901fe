import { hmac } from '@noble/hashes/hmac.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from './random.ts';

// WebCrypto is asynchronous and absent on plain-http addresses other than loopback, hence a library for all of this.

/** SHA-256 in hexadecimal. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** HMAC-SHA-256 in hexadecimal. */
export function keyedDigest(secret: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
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

const cost = { N: 2 ** 14, r: 8, p: 1, dkLen: 32 };

/** scrypt with a salt, as `salt:hash`. Costs about 50 ms: call it before a transaction, never in one. */
export async function hashPassword(password: string, salt = randomHex(16)): Promise<string> {
  return `${salt}:${bytesToHex(await scryptAsync(utf8ToBytes(password), hexToBytes(salt), cost))}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  return isSame(await hashPassword(password, stored.split(':')[0]), stored);
}
