import type { Page } from '@playwright/test';

/** A gate that something waits at until it is opened. */
export interface Door {
  readonly open: () => void;
}

function anyAddressOf(path: string): RegExp {
  return new RegExp(`${path}(\\?|$)`);
}

/** Requests reach the server, their answers wait until the door is opened. */
export async function holdAnswers(page: Page, path: string): Promise<Door> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(anyAddressOf(path), async (route) => {
    const response = await route.fetch();
    await promise;
    // The page may have been left in the meantime; then nobody waits for it.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { open: resolve };
}

/** Requests reach the server, their answers never come back. */
export async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.route(anyAddressOf(path), async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Requests never reach the server. */
export async function cutOff(page: Page, path: string): Promise<void> {
  await page.route(anyAddressOf(path), (route) => route.abort('connectionfailed'));
}

export interface Refusal {
  readonly status: number;
  readonly message?: string;
}

/** Requests never reach the server, which seems to refuse them. */
export async function refuse(page: Page, path: string, { status, message }: Refusal): Promise<void> {
  await page.route(anyAddressOf(path), (route) =>
    route.fulfill({ status, json: message === undefined ? {} : { status: 'error', code: status, message } }),
  );
}

/** The connection is as it was. */
export async function mend(page: Page, path: string): Promise<void> {
  await page.unroute(anyAddressOf(path));
}
