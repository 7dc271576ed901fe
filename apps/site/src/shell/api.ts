import { type Api, createApi } from '@fortuna/api/client.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { siteEnv } from '../env.ts';
import { sendSession, storedToken } from '../session/session-store.ts';
import { currentLanguage } from './i18n.ts';

/** The machine itself judges the failures of these: they are its own actors. */
const sessionOperations = new Set<string>(['getMember', 'login', 'register', 'logout', 'createCaptcha']);

/** A client whose calls carry this token, and whose failures are reported with it: a late answer of an earlier session does no harm. */
export function apiWithToken(token: string | null): Api {
  return createApi({
    baseUrl: siteEnv().apiBase,
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
