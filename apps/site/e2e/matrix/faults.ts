import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Exchange } from './exchange.ts';
import type { Operation } from './operations.ts';

/**
 * What the player has to see of a fault (docs/promises.md, reliability 3):
 * - `words`: what the server has said
 * - `network`: that the network failed
 * - `expired`: that the login is over, and the question whether to log in again
 * - `upgrade`: that the site is too old, and the way to a new one
 * - `nothing`: the content, as ever
 * - `content`: content, though not all of it as ever
 * - `waiting`: that it takes long, and a way to stop waiting
 */
export type Expectation = 'words' | 'network' | 'expired' | 'upgrade' | 'nothing' | 'content' | 'waiting';

export interface Fault {
  readonly name: string;
  readonly expects: Expectation;
  /** Whether it can befall an operation, by what the contract says of it; without it, every one. */
  readonly fits?: (operation: Operation) => boolean;
  /** Browsers send the request again by themselves (RFC 9110, 15.5.9), so that only keys can keep it from being done twice. */
  readonly isRepeatedByBrowsers?: true;
  readonly play: (exchange: Exchange) => Promise<void> | void;
}

const json = { 'content-type': 'application/json' };
const page = '<!doctype html><html><body><h1>nginx</h1><p>upstream "core-3" failed</p></body></html>';

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: { ...json, ...headers }, body: text };
}

/** The platform's refusal with an HTTP status of its own. */
function refusal(status: number, headers?: Readonly<Record<string, string>>): Fault['play'] {
  return ({ reply, words }) =>
    reply(answer(status, { status: 'error', code: status, message: words }, headers));
}

/** A success whose body has been changed on the way. */
function altered(change: (body: Body, operation: Operation) => unknown): Fault['play'] {
  return async ({ forward, reply, operation }) => {
    const { body, ...rest } = await forward();
    reply({ ...rest, body: JSON.stringify(change(JSON.parse(body) as Body, operation)) });
  };
}

type Row = Record<string, unknown>;
type Body = Row & { readonly data?: unknown };

/** The values at a place below the data; `*` are the rows of a list, of which the first counts. */
function holderOf(data: unknown, path: readonly string[]): Row | null {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((value, name) => (value as Row | undefined)?.[name === '*' ? '0' : name], data);
  return typeof holder === 'object' && holder !== null ? (holder as Row) : null;
}

/** The same row under another name: it differs from the first in whatever names it. */
function renamed(row: unknown, round: number): unknown {
  if (typeof row !== 'object' || row === null || round === 0) return row;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!/(^|_)(id|no|code|key)$/i.test(name)) return [name, value];
      return [name, typeof value === 'number' ? value + round * 1_000_000 : `${value}-${round}`];
    }),
  );
}

/** 10,000 rows where a list is. */
function swollen(body: Body, { list }: Operation): Body {
  const grown = (rows: unknown): unknown =>
    // Of nothing there is no more of the same.
    Array.isArray(rows) && rows.length > 0
      ? Array.from({ length: 10_000 }, (_, index) =>
          renamed(rows[index % rows.length], Math.floor(index / rows.length)),
        )
      : rows;
  const [name] = list ?? [];
  if (name === undefined) return { ...body, data: grown(body.data) };
  const data = body.data as Row;
  return { ...body, data: { ...data, [name]: grown(data[name]) } };
}

const longWord = `<b>${'a'.repeat(4_000)}</b><img src=x onerror=alert(1)>\u202eمرحبا${'b'.repeat(6_000)}`;

const all: readonly Fault[] = [
  /** The platform could not read the request. */
  { name: '400', expects: 'words', play: refusal(400) },
  /** The token is no longer good. */
  {
    name: '401',
    expects: 'expired',
    fits: ({ isPublic }) => !isPublic,
    play: ({ reply }) => reply(answer(401, { message: 'Unauthenticated.' })),
  },
  /** Logged in, but not allowed. */
  { name: '403', expects: 'words', play: refusal(403) },
  /** There is no such thing. */
  { name: '404', expects: 'words', play: refusal(404) },
  /** The server gave up waiting for the request. */
  { name: '408', expects: 'network', isRepeatedByBrowsers: true, play: refusal(408) },
  /** The state has moved on. */
  { name: '409', expects: 'words', play: refusal(409) },
  /** Too large. */
  { name: '413', expects: 'words', play: refusal(413) },
  /** Laravel's word for an expired session. */
  {
    name: '419',
    expects: 'expired',
    fits: ({ isPublic }) => !isPublic,
    play: ({ reply }) => reply(answer(419, { message: 'Page Expired' })),
  },
  /** A field of the form is refused. */
  {
    name: '422 of a field',
    expects: 'words',
    fits: ({ field }) => field !== null,
    play: ({ reply, words, operation: { field } }) =>
      reply(answer(422, { message: words, errors: { [field ?? '']: [words] } })),
  },
  /** Something is refused that no form has a field for. */
  {
    name: '422 of an unknown field',
    expects: 'words',
    play: ({ reply, words }) => reply(answer(422, { message: words, errors: { x_new_rule: [words] } })),
  },
  /** The back end has moved on without this site. */
  { name: '426', expects: 'upgrade', play: refusal(426) },
  /** Too often; how long to wait is said. */
  { name: '429', expects: 'words', play: refusal(429, { 'retry-after': '2' }) },
  /** The back end has crashed. */
  {
    name: '500',
    expects: 'network',
    play: ({ reply }) => reply(answer(500, { message: 'SQLSTATE[HY000] in /var/www/app.php:17' })),
  },
  /** The proxy before the back end has nobody behind it. */
  {
    name: '502 with HTML',
    expects: 'network',
    play: ({ reply }) => reply(answer(502, page, { 'content-type': 'text/html' })),
  },
  /** Closed for maintenance. */
  {
    name: '503',
    expects: 'network',
    play: ({ reply }) => reply(answer(503, { message: 'Service Unavailable' })),
  },
  /** The platform's business refusal: HTTP says that all is well. */
  {
    name: '200 with a failing code',
    expects: 'words',
    play: ({ reply, words }) =>
      reply(answer(200, { status: 'error', code: 400, message: words, data: null })),
  },
  /** A page of somebody's hotel Wi-Fi. */
  {
    name: '200 with HTML',
    expects: 'network',
    play: ({ reply }) => reply(answer(200, page, { 'content-type': 'text/html' })),
  },
  /** A warning of PHP before the answer. */
  {
    name: 'malformed JSON',
    expects: 'network',
    play: async ({ forward, reply }) => {
      const { body, ...rest } = await forward();
      reply({ ...rest, body: `<br />Warning: Undefined index${body}` });
    },
  },
  /** Done, but nothing is said. */
  {
    name: 'empty body',
    expects: 'network',
    play: async ({ forward, reply }) => reply({ ...(await forward()), body: '' }),
  },
  /** The connection is lost in the middle of the answer. */
  { name: 'truncated body', expects: 'network', play: async ({ forward, cut }) => cut(await forward()) },
  /** Where an object or a list belongs there is a text. */
  {
    name: 'wrong types',
    expects: 'network',
    fits: ({ hasData }) => hasData,
    play: altered((body) => ({ ...body, data: 'ok' })),
  },
  /** All that was promised is missing. */
  {
    name: 'data null',
    expects: 'network',
    fits: ({ hasData }) => hasData,
    play: altered((body) => ({ ...body, data: null })),
  },
  /** A newer back end says more than we know. */
  {
    name: 'an extra field',
    expects: 'nothing',
    play: altered((body) => ({ ...body, x_new: { deep: [1] } })),
  },
  /** A newer back end has a code that we do not know. */
  {
    name: 'an unknown code',
    expects: 'content',
    fits: ({ code }) => code !== null,
    play: altered((body, { code }) => {
      const path = code ?? [];
      const holder = holderOf(body.data, path);
      const name = path.at(-1) ?? '';
      if (holder) holder[name] = typeof holder[name] === 'number' ? 9_417 : 'x_newer_code';
      return body;
    }),
  },
  /** Somebody forgot the limit of a query. */
  { name: '10,000 rows', expects: 'content', fits: ({ list }) => list !== null, play: altered(swollen) },
  /** A message without a break, with markup and from right to left. */
  {
    name: 'a long message',
    expects: 'words',
    play: ({ reply, words }) =>
      reply(answer(400, { status: 'error', code: 400, message: `${words} ${longWord}` })),
  },
  /** The connection breaks before the server has heard anything. */
  { name: 'connection reset', expects: 'network', play: ({ hangUp }) => hangUp() },
  /** The server acts, its answer never arrives. */
  {
    name: 'lost answer',
    expects: 'network',
    play: async ({ forward, hangUp }) => {
      await forward();
      hangUp();
    },
  },
  /** Nothing ever comes. */
  {
    name: 'silence',
    expects: 'waiting',
    play: async ({ healed, hangUp }) => {
      await healed;
      hangUp();
    },
  },
  /** It takes three seconds. */
  {
    name: 'slow',
    expects: 'nothing',
    play: async ({ forward, reply }) => {
      await delay(3_000);
      reply(await forward());
    },
  },
  /** The network delivers the request twice; where it is no money, only what changes nothing can be delivered so. */
  {
    name: 'doubled',
    expects: 'nothing',
    fits: ({ isWrite, isMoney }) => !isWrite || isMoney,
    play: async ({ forward, reply, operation: { id } }) => {
      const first = await forward();
      // A captcha is a new one each time; of all others the later answer is as good.
      reply(id === 'createCaptcha' ? first : await forward());
    },
  },
  /** The first answer, a refusal, comes after that of the second request. */
  {
    name: 'overtaken',
    expects: 'words',
    fits: ({ isWrite }) => !isWrite,
    play: async (exchange) => {
      if (exchange.index > 0) return exchange.reply(await exchange.forward());
      await exchange.overtaken;
      await refusal(409)(exchange);
    },
  },
];

export const faults = all;
