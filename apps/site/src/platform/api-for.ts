import type { Api } from '@fortuna/api/client.ts';
import { apiOf } from '../session/api-of.ts';
import { currentApi } from './api.ts';
import type { Owner } from './reads.ts';

/** The client for a read or a write on behalf of this owner; what is everybody's goes out with whatever login there is. */
export function apiFor(owner: Owner): Api {
  return typeof owner === 'number' ? apiOf(owner) : currentApi();
}
