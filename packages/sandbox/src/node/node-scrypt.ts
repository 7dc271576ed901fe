import { scrypt } from 'node:crypto';
import { type Scrypt, scryptCost } from '../world/hashing.ts';

/** Node's own scrypt, on a thread of its pool: the server answers meanwhile. */
export const nodeScrypt: Scrypt = (password, salt) => {
  const { dkLen, ...cost } = scryptCost;
  return new Promise((resolve, reject) => {
    scrypt(password, salt, dkLen, cost, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
};
