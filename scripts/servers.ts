import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Where the two servers stand; every command reads the same environment (README, Environment). */
export const sitePort = Number(process.env.SITE_PORT ?? 5173);
export const sandboxPort = Number(process.env.SANDBOX_PORT ?? 8787);
export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const sandboxUrl = process.env.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${sandboxPort}`;

const children = new Set<ChildProcess>();

/** Ends every server that this command has started; their own SIGTERM handlers close them cleanly. */
export function stopServers(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopServers();
    process.exit(0);
  });
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/** Starts a server and waits until its health address answers. Throws where it ends or stays silent for 60 s. */
export async function startServer(
  name: string,
  args: readonly string[],
  healthUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (await isHealthy(healthUrl)) throw new Error(`${name}: something already answers at ${healthUrl}`);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.add(child);
  let hasEnded = false;
  child.on('exit', () => {
    hasEnded = true;
    children.delete(child);
  });
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(100)) {
    if (await isHealthy(healthUrl)) return;
    if (hasEnded) break;
  }
  throw new Error(`${name} did not answer at ${healthUrl}`);
}

const siteOrigins = [`http://127.0.0.1:${sitePort}`, `http://localhost:${sitePort}`].join(',');

export function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<void> {
  return startServer('sandbox', ['packages/sandbox/src/main.ts'], `http://127.0.0.1:${sandboxPort}/healthz`, {
    SITE_ORIGINS: siteOrigins,
    BRANDS_FOLDER: join(import.meta.dirname, '../packages/ui/src/brands'),
    ...env,
  });
}

/** The built site with its production headers. */
export function startBuiltSite(env: Readonly<Record<string, string>> = {}): Promise<void> {
  return startServer('site', ['apps/site/build/static-server.ts'], `${siteUrl}/healthz`, env);
}

export function printAddresses(): void {
  console.log(`\n  Site     ${siteUrl}\n  Sandbox  ${sandboxUrl}  (operator's desk: ${sandboxUrl}/__desk)\n`);
  console.log('  A demonstration without real money. Stop with Ctrl+C.\n');
}
