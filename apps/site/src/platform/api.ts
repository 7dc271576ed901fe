import { type Api, type ApiSettings, createApi, type OperationId } from '@fortuna/api/client.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { siteEnv } from '../env.ts';
import { currentLanguage } from '../words/i18n.ts';
import { storedToken } from './token.ts';

/** What the session and the reads learn of every call. */
export interface CallListener {
  readonly onProblem: (
    problem: Problem,
    call: { readonly operation: OperationId; readonly token: string | null },
  ) => void;
  /** A write has been taken by the server. */
  readonly onWritten: (operation: OperationId) => void;
}

let listener: CallListener | undefined;
let transport: ApiSettings['fetch'];

/** Who hears of failed calls and taken writes; said once, where the site starts. */
export function listenToCalls(next: CallListener): void {
  listener = next;
}

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
    onProblem: (problem, { operation }) => listener?.onProblem(problem, { operation, token }),
    onWritten: ({ operation }) => listener?.onWritten(operation),
  });
}

let latest: { readonly token: string | null; readonly api: Api } | undefined;

/** The client for a call made now: with the stored token, or a guest's. */
export function currentApi(): Api {
  const token = storedToken();
  if (latest?.token !== token || !latest) latest = { token, api: apiWithToken(token) };
  return latest.api;
}
