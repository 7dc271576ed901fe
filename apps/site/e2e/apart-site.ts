import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { apartOrigin, sandboxOrigin } from './environment.ts';

/** The host that pictures may come from, besides the site's own. */
export const pictureOrigin = 'https://pictures.example';

/** The built site's server, with the API and pictures on other origins; no other build is made for it. */
function serve(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['build/static-server.ts'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, SITE_PORT: new URL(apartOrigin).port, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Starts it and waits until it answers; what comes back stops it. */
export async function startApartSite(): Promise<() => void> {
  const server = serve({ VITE_API_BASE: sandboxOrigin, PICTURE_ORIGINS: pictureOrigin });
  const isThere = async () => (await fetch(`${apartOrigin}/healthz`).catch(() => null))?.ok ?? false;
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  return () => server.kill();
}

/** What the server says when it does not start; waits until it has ended. */
export async function refusalOf(env: Readonly<Record<string, string>>): Promise<string> {
  const server = serve(env);
  let said = '';
  server.stderr?.on('data', (text) => {
    said += String(text);
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  server.on('exit', resolve);
  expect(await promise).toBe(1);
  return said;
}
