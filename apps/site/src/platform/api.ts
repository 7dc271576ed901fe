import { type Api, type ApiSettings, createApi } from '@fortuna/api/client.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { siteEnv } from '../env.ts';
import { sendSession, storedToken } from '../session/session-store.ts';
import { currentLanguage } from '../words/i18n.ts';

/** The machine itself judges the failures of these: they are its own actors. */
const sessionOperations = new Set<string>(['getMember', 'login', 'register', 'logout', 'createCaptcha']);

let transport: ApiSettings['fetch'];

/** Sends every call made from now on through `send` instead of the browser's fetch: a back end in the page itself (journeys). */
export function setTransport(send: ApiSettings['fetch']): void {
  transport = send;
  latest = undefined;
}

/** A client whose calls carry this token, and whose failures are reported with it: a late answer of an earlier session does no harm. */
export function apiWithToken(token: string | null): Api {
  return createApi({
    baseUrl: siteEnv().apiBase,
    fetch: transport,
    getToken: () => token,
    getLanguage: currentLanguage,
    onProblem: (problem: Problem, { operation }) => {
      if (problem.kind === 'forcedOffline') void sendSession({ type: 'session.forcedOffline', token });
      else if (problem.kind === 'unauthenticated' && token !== null && !sessionOperations.has(operation)) {
        void sendSession({ type: 'session.expired', token });
      }
    },
  });
}

let latest: { readonly token: string | null; readonly api: Api } | undefined;

/** The client for a call made now: with the stored token, or a guest's. */
export function currentApi(): Api {
  const token = storedToken();
  if (latest?.token !== token || !latest) latest = { token, api: apiWithToken(token) };
  return latest.api;
}
