import { type BrowserContext, expect } from '@playwright/test';
import { sandboxOrigin } from './environment.ts';

interface Press {
  /** Section of the desk, with the filter that finds the row. */
  readonly at: string;
  readonly button: string;
  readonly reason?: string;
  readonly told: string;
}

/** The administrator at the operator's desk, in a tab of its own, pressing its real buttons. */
async function atDesk(context: BrowserContext, { at, button, reason, told }: Press): Promise<void> {
  const desk = await context.newPage();
  await desk.goto(`${sandboxOrigin}/__desk/${at}&lang=en`);
  const asking = desk.getByRole('button', { name: button, exact: true });
  await asking.click();
  const question = desk.getByRole('dialog');
  if (reason !== undefined) {
    await question.getByLabel(button.replace(/^Reject/, 'Reason to reject')).fill(reason);
  }
  await question.getByRole('button', { name: /^Yes/ }).click();
  await expect(desk.getByRole('status')).toContainText(told);
  await expect(asking).toHaveCount(0);
  await expect(desk.getByText('Balanced: all entries sum to zero')).toBeVisible();
  await desk.close();
}

interface Announced {
  readonly title: string;
  readonly content: string;
  /** Path of the site. */
  readonly url: string;
}

/** Something new to tell everybody on entry. */
async function announce(context: BrowserContext, { title, content, url }: Announced): Promise<void> {
  const desk = await context.newPage();
  await desk.goto(`${sandboxOrigin}/__desk/announcements?lang=en`);
  await desk.locator('[name=title_pt]').fill(title);
  await desk.locator('[name=content_pt]').fill(content);
  await desk.locator('[name=url]').fill(url);
  await desk.locator('[name=popup]').check();
  await desk.locator('form:has([name=popup]) button.first').click();
  await expect(desk.getByRole('status')).toBeVisible();
  await desk.close();
}

export const desk = {
  announce,
  approve: (context: BrowserContext, billNo: string) =>
    atDesk(context, {
      at: `withdrawals?text=${billNo}`,
      button: `Approve ${billNo}`,
      told: `${billNo} is approved`,
    }),
  reject: (context: BrowserContext, billNo: string, reason: string) =>
    atDesk(context, {
      at: `withdrawals?text=${billNo}`,
      button: `Reject ${billNo}`,
      reason,
      told: `${billNo} is rejected`,
    }),
  block: (context: BrowserContext, name: string) =>
    atDesk(context, { at: `members?member=${name}`, button: `Block ${name}`, told: `${name} is blocked` }),
  confirmPayment: (context: BrowserContext, billNo: string) =>
    atDesk(context, {
      at: `deposits?text=${billNo}`,
      button: `Confirm payment ${billNo}`,
      told: `payment of ${billNo} is confirmed`,
    }),
} as const;
