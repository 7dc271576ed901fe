import type { Page } from '@playwright/test';
import { sandboxUrl } from './servers.ts';

async function tokenOf(member: string, testKey: string): Promise<string> {
  const response = await fetch(`${sandboxUrl}/__test__/session`, {
    method: 'POST',
    headers: { 'x-test-key': testKey, 'content-type': 'application/json' },
    body: JSON.stringify({ member }),
  });
  const { token } = (await response.json()) as { readonly token: string };
  return token;
}

/** Whatever the page opens from now on is opened by a member, in Portuguese. */
export async function logIn(page: Page, member: string, testKey: string): Promise<void> {
  const token = await tokenOf(member, testKey);
  await page.addInitScript((value) => {
    // A game's isolated frame has no storage.
    if (self.origin === 'null') return;
    sessionStorage.setItem('fortuna.token', value);
    localStorage.setItem('fortuna.language', 'pt');
  }, token);
}
