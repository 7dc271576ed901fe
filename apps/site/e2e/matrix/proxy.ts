import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { sandboxOrigin } from '../environment.ts';
import type { Answer, Exchange } from './exchange.ts';
import type { Fault } from './faults.ts';
import { type Operation, operationAt } from './operations.ts';

/** A page says with it whose fault its calls meet; the site's server passes it on. */
export const cellHeader = 'x-fault-cell';

/** What a page's calls meet, and what became of them. */
export interface Plight {
  readonly operation: Operation;
  readonly fault: Fault;
  readonly words: string;
  /** Requests of the operation that have come from the site. */
  sent: number;
  /** Of those, how many have met the fault to its end. */
  met: number;
  /** When the fault last took effect, in milliseconds of `performance.now()`. */
  metAt: number;
  /** Requests of any kind that are on their way. */
  pending: number;
  /** Idempotency keys under which the sandbox has done what was asked. */
  readonly done: Set<string>;
  /** Ends the fault. */
  readonly heal: () => void;
}

interface Case extends Plight {
  isOn: boolean;
  readonly healed: PromiseWithResolvers<void>;
  waiting: PromiseWithResolvers<void> | null;
}

const passedOn = ['authorization', 'content-type', 'accept', 'idempotency-key', 'accept-language'];

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Asks the sandbox, over a connection of its own: one that is kept could be closed by the sandbox at the moment of the next request,
 * which would be a fault that nobody has chosen.
 */
function ask({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const kept = passedOn.filter((name) => headers[name] !== undefined);
  const options = {
    method,
    headers: Object.fromEntries(kept.map((name) => [name, headers[name]])),
    agent: false,
  };
  sendRequest(`${sandboxOrigin}${url}`, options, (answer) => {
    bodyOf(answer).then(
      (text) =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: { 'content-type': answer.headers['content-type'] ?? 'application/json' },
          body: text.toString(),
        }),
      reject,
    );
  })
    .on('error', reject)
    .end(body);
  return promise;
}

function isSuccess({ status, body }: Answer): boolean {
  if (status !== 200) return false;
  const { status: said } = JSON.parse(body) as { readonly status?: unknown };
  return said === 'success';
}

/** The cases of a run, each with its own fault, behind one address that the site takes for its back end. */
export class FaultProxy {
  private readonly cases = new Map<string, Case>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      this.serve(request, response).catch(() => response.destroy());
    });
    // For the same reason as in `ask`: the site's server keeps its connections.
    this.server.keepAliveTimeout = 0;
  }

  listen(port: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.server.once('error', reject);
    this.server.listen(port, '127.0.0.1', resolve);
    return promise;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** From now on the calls of the pages that carry `id` meet the fault. */
  open(id: string, operation: Operation, fault: Fault, words: string): Plight {
    const healed = Promise.withResolvers<void>();
    const opened: Case = {
      operation,
      fault,
      words,
      sent: 0,
      met: 0,
      metAt: 0,
      pending: 0,
      done: new Set(),
      isOn: true,
      healed,
      waiting: null,
      heal: () => {
        opened.isOn = false;
        opened.waiting?.resolve();
        healed.resolve();
      },
    };
    this.cases.set(id, opened);
    return opened;
  }

  forget(id: string): void {
    this.cases.get(id)?.heal();
    this.cases.delete(id);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const found = this.cases.get(String(request.headers[cellHeader] ?? ''));
    const { pathname } = new URL(request.url ?? '/', sandboxOrigin);
    const operation = operationAt(request.method ?? 'GET', pathname);
    const isMeant = found !== undefined && operation?.id === found.operation.id;
    const forward = async (): Promise<Answer> => {
      const answer = await ask(request, body);
      const key = request.headers['idempotency-key'];
      if (isMeant && typeof key === 'string' && isSuccess(answer)) found.done.add(key);
      return answer;
    };
    const reply = ({ status, headers, body: text }: Answer) => {
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
    };
    if (found) found.pending += 1;
    try {
      if (isMeant) await this.meet(found, { forward, reply, response });
      else reply(await forward());
    } finally {
      if (found) found.pending -= 1;
    }
  }

  private async meet(
    found: Case,
    { forward, reply, response }: Pick<Exchange, 'forward' | 'reply'> & { readonly response: ServerResponse },
  ): Promise<void> {
    const index = found.sent;
    found.sent += 1;
    const before = found.waiting;
    found.waiting = null;
    if (!found.isOn) {
      reply(await forward());
      before?.resolve();
      return;
    }
    const overtaken = Promise.withResolvers<void>();
    found.waiting = overtaken;
    await found.fault.play({
      words: found.words,
      operation: found.operation,
      index,
      forward,
      reply,
      cut: ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
        response.write(body.slice(0, body.length / 2), () => response.destroy());
      },
      hangUp: () => response.destroy(),
      overtaken: overtaken.promise,
      healed: found.healed.promise,
    });
    before?.resolve();
    found.met += 1;
    found.metAt = performance.now();
  }
}
