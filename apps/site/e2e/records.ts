import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { operationOf } from './contract.ts';
import { apartOrigin, ownHostEnding, siteOrigin } from './environment.ts';
import { sandbox } from './sandbox-control.ts';

/** Which operations of the contract each page calls, as the journeys see it; `operations.spec.ts` reads the sum. */
const folder = join(import.meta.dirname, '../../../.cache/operations');

export interface SeenCall {
  readonly operation: string;
  /** Path of the page that the call belongs to. */
  readonly page: string;
  /** The page before it in the same document, whose last calls may still be on their way; null: the page was opened itself. */
  readonly from: string | null;
  /** The page after it in the same document, whose first calls begin before the address changes; null: none has come. */
  readonly to: string | null;
}

/** What one journey has seen. */
export interface CallRecord {
  readonly calls: readonly SeenCall[];
  /** Operations that have reached the sandbox, whoever sent them. */
  readonly arrived: readonly string[];
  /** Operations that the journey itself has sent, to set itself up. */
  readonly arranged: readonly string[];
}

export function forgetRecords(): void {
  rmSync(folder, { recursive: true, force: true });
}

export function readRecords(): readonly CallRecord[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CallRecord),
  );
}

const arranged = new Set<string>();

/** To be told of each call that a journey makes itself. */
export function noteArranged(request: Request): void {
  arranged.add(operationOf(request.method, new URL(request.url).pathname));
}

/** A call as its page tells of it. */
interface PageCall extends Omit<SeenCall, 'operation'> {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

declare global {
  interface Window {
    noteCall?: (call: PageCall) => Promise<void>;
  }
}

/**
 * Runs in the page before its scripts. Each call is told of at once, again when the task that has sent it is over, and once more when
 * another page follows: on the way there the router starts its reads first and changes the address after, in the same task or later.
 */
function tellOfCalls(site: { readonly origins: readonly string[]; readonly ownHostEnding: string }): void {
  if (!site.origins.includes(location.origin) && !location.host.endsWith(site.ownHostEnding)) return;
  let from: string | null = null;
  const made = new Map<string, PageCall>();
  const note = (call: PageCall) => {
    made.set(call.id, call);
    void window.noteCall?.(call);
  };
  navigation.addEventListener('currententrychange', (event) => {
    const before = new URL(event.from.url ?? location.href).pathname;
    const to = location.pathname;
    if (before === to) return;
    from = before;
    for (const call of made.values()) if (call.page === before) note({ ...call, to });
    made.clear();
  });
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(input, { method: init?.method });
    const { pathname } = new URL(url);
    if (pathname.startsWith('/api/')) {
      // `randomUUID` is not there on the brands' own hosts, which are no secure contexts.
      const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const tell = () => note({ id, method, path: pathname, page: location.pathname, from, to: null });
      tell();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        tell();
      };
      port2.postMessage(null);
    }
    return fetch(input, init);
  };
}

/** Listens to every page of a journey; what it answers writes down what was heard. */
export async function recordCalls(context: BrowserContext): Promise<() => Promise<void>> {
  const calls = new Map<string, PageCall>();
  await context.exposeBinding('noteCall', (_, call: PageCall) => {
    calls.set(call.id, call);
  });
  // All are the same build.
  await context.addInitScript(tellOfCalls, { origins: [siteOrigin, apartOrigin], ownHostEnding });
  arranged.clear();
  return async () => {
    const seen = new Map<string, SeenCall>();
    for (const { method, path, page, from, to } of calls.values()) {
      const call: SeenCall = { operation: operationOf(method, path), page, from, to };
      seen.set(JSON.stringify(call), call);
    }
    const arrived = (await sandbox.calls()).map(({ method, path }) => operationOf(method, path));
    const record: CallRecord = {
      calls: [...seen.values()],
      arrived: [...new Set(arrived)],
      arranged: [...arranged],
    };
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, `${process.env.TEST_PARALLEL_INDEX}.jsonl`), `${JSON.stringify(record)}\n`);
  };
}
