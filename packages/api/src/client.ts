import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { isAnswerLost, type Problem, ProblemError } from '@fortuna/domain/problem.ts';
import createClient, { type Client, createQuerySerializer } from 'openapi-fetch';
import { inInputWords } from './field-names.ts';
import type { operations, paths } from './generated/schema.ts';
import { problemErrorOf, problemOfBody, problemOfFailure, wordless } from './problems.ts';
import { abortErrorOf, pause, withTimeLimit } from './time-limit.ts';
import { countingUnreadable } from './wire.ts';

export type OperationId = keyof operations;

export interface ApiSettings {
  /** Origin of the API, without a trailing slash; empty where the site's own server proxies it. */
  readonly baseUrl: string;
  /** Default: the browser's. Journeys pass in the sandbox itself. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The stored access token, read for each request. */
  readonly getToken: () => string | null;
  /** The player's language, for the single `lang` of every request that does not fix its own. */
  readonly getLanguage: () => SiteLanguage;
  /** Called once for each failed call, after its retries; not for aborted ones. */
  readonly onProblem?: (problem: Problem, call: { readonly operation: OperationId }) => void;
  /** Called for each call that changes something, once the server has accepted it. */
  readonly onWritten?: (call: { readonly operation: OperationId }) => void;
  /**
   * Called with the number of rows of an answer that were left out because they could not be read: for the operator's log, never
   * for players.
   */
  readonly onUnreadableRows?: (rows: number, call: { readonly operation: OperationId }) => void;
  /** False for back ends that refuse unknown headers. Default true. */
  readonly sendsIdempotencyKey?: boolean;
  readonly timeouts?: Partial<Timeouts>;
}

/** In milliseconds; the defaults are those of `defaultTimeouts`. */
export interface Timeouts {
  readonly read: number;
  readonly write: number;
  /** Pause before the one retry of a read. */
  readonly readRetryDelay: number;
}

const defaultTimeouts: Timeouts = { read: 15_000, write: 30_000, readRetryDelay: 1_000 };

export interface CallOptions {
  /** Ends the call with an AbortError. */
  readonly signal?: AbortSignal;
}

/** What a call is sent with. */
export type WireClient = Client<paths>;

/** A type, not an interface: only types fit the client's open-ended init. */
export type SendContext = { readonly signal: AbortSignal };

interface Sent<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** The bodies of an operation, without refusals. */
type SuccessOf<Body> = Extract<Body, { status: 'success' }>;

export interface Call<Body, Result> {
  readonly operation: OperationId;
  /** Sends the request; hand `context` on to the client. */
  readonly send: (wire: WireClient, context: SendContext) => Promise<Sent<Body>>;
  /**
   * Wire name of a field of the request -> name in the call's input, for the messages of a refusal. Calls whose refusal
   * is about what a player has typed, in a form or an address, have it; for all others the messages end up in `others`.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** The platform fixes the language of the answer: what the server says of a failure is no text for the player. */
  readonly isInForeignWords?: boolean;
  /** Wire -> model; may throw where the body is not what the contract says. */
  readonly map: (body: SuccessOf<Body>) => Result;
}

/** The configured client. Both methods throw ProblemError for any failure, or an AbortError when the caller's signal ended the call. */
export interface Api {
  /** For calls that change nothing: tried once more where no usable answer came. */
  readonly read: <Body, Result>(call: Call<Body, Result>, options?: CallOptions) => Promise<Result>;
  /** For all others, money above all: sent exactly once. */
  readonly write: <Body, Result>(call: Call<Body, Result>, options?: CallOptions) => Promise<Result>;
  /** The header parameters of a money call; empty where the back end does not take the key. */
  readonly idempotency: (key: string) => { readonly 'Idempotency-Key'?: string };
}

export function createApi(settings: ApiSettings): Api {
  const timeouts = { ...defaultTimeouts, ...settings.timeouts };
  const wire = createWireClient(settings);

  async function run<Body, Result>(
    call: Call<Body, Result>,
    { signal }: CallOptions,
    { limit, retries }: { readonly limit: number; readonly retries: number },
  ): Promise<Result> {
    for (let failures = 0; ; failures += 1) {
      try {
        const attempt = (inner: AbortSignal) => attemptOnce(wire, call, inner, settings.onUnreadableRows);
        return await withTimeLimit(attempt, limit, signal);
      } catch (thrown) {
        if (signal?.aborted) throw abortErrorOf(signal);
        const error = problemErrorOf(thrown);
        if (failures === retries || !isAnswerLost(error.problem)) {
          settings.onProblem?.(error.problem, { operation: call.operation });
          throw error;
        }
      }
      await pause(timeouts.readRetryDelay, signal);
    }
  }

  return {
    read: (call, options = {}) => run(call, options, { limit: timeouts.read, retries: 1 }),
    write: async (call, options = {}) => {
      const result = await run(call, options, { limit: timeouts.write, retries: 0 });
      settings.onWritten?.({ operation: call.operation });
      return result;
    },
    idempotency: (key) => ((settings.sendsIdempotencyKey ?? true) ? { 'Idempotency-Key': key } : {}),
  };
}

async function attemptOnce<Body, Result>(
  wire: WireClient,
  call: Call<Body, Result>,
  signal: AbortSignal,
  onUnreadableRows: ApiSettings['onUnreadableRows'],
): Promise<Result> {
  const { data, error, response } = await call.send(wire, { signal });
  const problem = response.ok ? problemOfBody(data) : problemOfFailure(response, error);
  if (problem !== null) {
    throw new ProblemError(call.isInForeignWords ? wordless(problem) : inInputWords(problem, call.fields));
  }
  const { result, unreadable } = countingUnreadable(() => call.map(data as SuccessOf<Body>));
  if (unreadable > 0) onUnreadableRows?.(unreadable, { operation: call.operation });
  return result;
}

function createWireClient({ baseUrl, fetch, getToken, getLanguage }: ApiSettings): WireClient {
  const serialize = createQuerySerializer();
  const wire = createClient<paths>({
    baseUrl,
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    // Without it the platform redirects to a login page instead of answering 401.
    headers: { Accept: 'application/json' },
    // Here rather than in a middleware: a request's address cannot be changed without copying its body.
    querySerializer: (query) => serialize({ lang: getLanguage(), ...query }),
  });
  wire.use({
    onRequest({ request }) {
      const token = getToken();
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    },
  });
  return wire;
}
