import type { Page } from '@playwright/test';
import { sandbox } from '../apps/site/e2e/sandbox-control.ts';

/** Whatever the page opens from now on is opened by a member, in Portuguese. */
export async function logIn(page: Page, member: string): Promise<void> {
  const token = await sandbox.session(member);
  await page.addInitScript((value) => {
    // A game's isolated frame has no storage.
    if (self.origin === 'null') return;
    sessionStorage.setItem('fortuna.token', value);
    localStorage.setItem('fortuna.language', 'pt');
  }, token);
}
