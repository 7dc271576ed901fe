import type { Problem } from '@fortuna/domain/problem.ts';
import { type Api, type ApiSettings, createApi, type OperationId } from '../src/client.ts';

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

type Reply = (request: Request) => Response | Promise<Response>;

export interface FakeServer {
  readonly api: Api;
  readonly requests: readonly SeenRequest[];
  readonly problems: readonly { readonly problem: Problem; readonly operation: OperationId }[];
  /** The one request that was sent; throws if there were none or several. */
  readonly onlyRequest: () => SeenRequest;
}

/** A client of a server that answers with `replies` in turn, repeating the last one. */
export function fakeServer(
  replies: Reply | readonly Reply[],
  settings: Partial<ApiSettings> = {},
): FakeServer {
  const queue: readonly Reply[] = typeof replies === 'function' ? [replies] : replies;
  const requests: SeenRequest[] = [];
  const problems: FakeServer['problems'][number][] = [];
  const api = createApi({
    baseUrl: 'https://api.example.com',
    getToken: () => 'token-1',
    getLanguage: () => 'pt',
    onProblem: (problem, { operation }) => problems.push({ problem, operation }),
    async fetch(request) {
      const text = await request.clone().text();
      requests.push({
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const reply = queue[Math.min(requests.length, queue.length) - 1];
      if (reply === undefined) throw new Error('no reply prepared');
      return reply(request);
    },
    ...settings,
  });
  const onlyRequest = () => {
    const [request, second] = requests;
    if (request === undefined || second !== undefined) throw new Error(`${requests.length} requests`);
    return request;
  };
  return { api, requests, problems, onlyRequest };
}

export function jsonReply(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return () => Response.json(body, { status, headers });
}

export function textReply(body: string, status = 200, type = 'application/json'): Reply {
  return () => new Response(body, { status, headers: { 'Content-Type': type } });
}

/** A connection that never answers and ignores the signal. */
export const silence: Reply = () => Promise.withResolvers<Response>().promise;

export const noConnection: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
