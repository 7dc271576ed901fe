import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { testKey } from '../testing/test-sandbox.ts';

/** The sandbox as it really runs: a process, a port, a file. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** Resolves when the process is gone, for whatever reason. */
  readonly ended: Promise<unknown>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<ServerReply>;
  session(member: string): Promise<string>;
  /** `kill -9`, and waits for the end. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: string;
  readonly preload?: string;
}

export interface ServerReply {
  readonly status: number;
  readonly text: string;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** The first line that the server writes says that it listens. */
async function listening(child: ChildProcess): Promise<void> {
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const first = child.stdout ? once(child.stdout, 'data') : Promise.reject(new Error('no output'));
  const early = once(child, 'exit').then(() => Promise.reject(new Error(`ended early: ${errors.join('')}`)));
  early.catch(() => undefined);
  await Promise.race([first, early]);
  child.stdout?.resume();
}

/** The program as `npm run sandbox` starts it. */
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * @param place the database, a file or `memory:`
 * @param program the server, if not the one from the sources
 * @param preload a module that is loaded before it
 */
export async function startServerProcess(
  place: string,
  { env = {}, program = main, preload }: ServerOptions = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...(preload === undefined ? [] : ['--import', preload]), program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SANDBOX_DB: place,
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SANDBOX_TEST_KEY: testKey,
      ...env,
    },
  });
  const ended = once(child, 'exit');
  await listening(child);
  const url = `http://127.0.0.1:${port}`;
  const post: ServerProcess['post'] = async (path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-key': testKey, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  return {
    url,
    port,
    ended,
    post,
    session: async (member) => JSON.parse((await post('/__test__/session', { member })).text).token,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
