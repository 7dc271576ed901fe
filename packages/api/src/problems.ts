import { type Problem, ProblemError } from '@fortuna/domain/problem.ts';

/** What Laravel says when the token is missing, forged, revoked or expired; recognised by the exact text. */
const unauthenticatedText = 'Unauthenticated.';
/** Where a 429 does not say how long. */
const defaultRetryAfterSeconds = 30;

type Json = Readonly<Record<string, unknown>>;

/**
 * The problem of an answer whose HTTP status is a failure, its fields still by wire name (`inInputWords`). `body` is the parsed JSON, or the raw text where it is none (then
 * nothing of it is used: it may be a proxy's page).
 */
export function problemOfFailure(response: Response, body: unknown): Problem {
  const json = asObject(body);
  if (isForcedOffline(json)) return { kind: 'forcedOffline' };
  const message = messageOf(json);
  const { status } = response;
  if (status === 401 || status === 419 || message === unauthenticatedText) return loginEnd(json);
  if (status === 503 && isTrue(json?.is_maintenance))
    return { kind: 'network', isMaintenance: true, ...said(message) };
  // The words of a crashed server are for its log, not for players.
  if (status >= 500 || status === 408 || status < 400) return { kind: 'network' };
  switch (status) {
    case 400:
    case 422:
      return { kind: 'invalid', fields: fieldMessages(json), ...said(message) };
    case 403:
      return { kind: 'forbidden', ...said(message) };
    case 404:
      return { kind: 'notFound', ...said(message) };
    case 409:
      return { kind: 'conflict', ...said(message) };
    case 426:
      return { kind: 'upgradeRequired' };
    case 429:
      return { kind: 'rateLimited', retryAfterSeconds: retryAfterSeconds(response), ...said(message) };
    default:
      // 413 and the like: answered, so nothing has happened and nothing needs looking for.
      return { kind: 'refused', code: status, ...said(message) };
  }
}

/** The problem inside a body that came with a 2xx status, its fields still by wire name, or null for a success. */
export function problemOfBody(body: unknown): Problem | null {
  const json = asObject(body);
  if (json === null) return { kind: 'network' };
  if (isForcedOffline(json)) return { kind: 'forcedOffline' };
  const { status, code } = json;
  if (status === 'success' && code === 200) return null;
  const message = messageOf(json);
  if (code === 401 || code === 419 || message === unauthenticatedText) return loginEnd(json);
  if (typeof status !== 'string' || typeof code !== 'number') return { kind: 'network' };
  if (code === 426) return { kind: 'upgradeRequired' };
  if (code === 422) return { kind: 'invalid', fields: fieldMessages(json), ...said(message) };
  return { kind: 'refused', code, ...said(message) };
}

/**
 * The same problem without the server's words, so that the catalogue's text for its kind is shown. For reads: without them nothing
 * tells which field was invalid, so it is a refusal.
 */
export function wordless(problem: Problem): Problem {
  if (problem.kind === 'invalid') return { kind: 'refused', code: 422 };
  if (!('message' in problem)) return problem;
  const { message: _, ...rest } = problem;
  return rest;
}

/** Anything thrown on the way (no connection, broken JSON, unreadable field) as the error that callers get. */
export function problemErrorOf(thrown: unknown): ProblemError {
  return thrown instanceof ProblemError ? thrown : new ProblemError({ kind: 'network' }, { cause: thrown });
}

function asObject(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
}

function isForcedOffline(json: Json | null): boolean {
  return json !== null && [json, asObject(json.data)].some((part) => isTrue(part?.force_offline));
}

/** Why there is no login (any more): an operator has blocked the member, or it has expired. */
function loginEnd(json: Json | null): Problem {
  return { kind: json?.member_status === -1 ? 'blocked' : 'unauthenticated' };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}

/** The longest message that is shown whole, in characters: beyond that it is no message to a player, and would fill the page. */
const longestMessage = 300;

/** What can be shown of a server's words; undefined where it has said nothing. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value.length > longestMessage ? `${value.slice(0, longestMessage)}…` : value;
}

function messageOf(json: Json | null): string | undefined {
  return wordsOf(json?.message);
}

/** Leaves the key out where the server said nothing, so that the catalogue's text is shown. */
function said(message: string | undefined): { readonly message?: string } {
  return message === undefined ? {} : { message };
}

/** Laravel's `errors`: the first message of each field. */
function fieldMessages(json: Json | null): Readonly<Record<string, string>> {
  const entries = Object.entries(asObject(json?.errors) ?? {}).flatMap(([field, messages]) => {
    const first = wordsOf(Array.isArray(messages) ? messages[0] : messages);
    return first === undefined ? [] : [[field, first]];
  });
  return Object.fromEntries(entries);
}

/** `Retry-After` in seconds; a date is held against the server's own `Date`, because the phone's clock may be years off. */
function retryAfterSeconds({ headers }: Response): number {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const wait = Date.parse(value) - Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(wait) ? defaultRetryAfterSeconds : Math.max(0, Math.ceil(wait / 1000));
}
