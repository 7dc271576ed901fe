import { setTransport } from '../platform/api.ts';
import type { BrandTable } from './brand-table.ts';

/**
 * A brand shown on a host that is not its own has the back end answer as for its own: with its names and its order of the games. One that
 * has none yet asks as a host that nobody can have, so that no other site's name and logo stand in for its own.
 */
export function askAsOwnHost(brand: string, { hosts }: BrandTable): void {
  const own = Object.keys(hosts).find((host) => hosts[host] === brand) ?? `${brand}.invalid`;
  setTransport((request) => {
    request.headers.set('X-Forwarded-Host', own);
    return fetch(request);
  });
}
