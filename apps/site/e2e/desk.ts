import { type BrowserContext, expect } from '@playwright/test';
import { sandboxOrigin } from './environment.ts';

/** The administrator at the operator's desk, in a tab of its own, pressing its real buttons. */
async function atDesk(context: BrowserContext, button: string, reason?: string): Promise<void> {
  const desk = await context.newPage();
  await desk.goto(`${sandboxOrigin}/__desk`);
  if (reason !== undefined) await desk.getByLabel(button.replace(/^Reject/, 'Reason to reject')).fill(reason);
  await desk.getByRole('button', { name: button, exact: true }).click();
  await expect(desk.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  await expect(desk.getByText('Balanced: all entries sum to zero')).toBeVisible();
  await desk.close();
}

export const desk = {
  approve: (context: BrowserContext, billNo: string) => atDesk(context, `Approve ${billNo}`),
  reject: (context: BrowserContext, billNo: string, reason: string) =>
    atDesk(context, `Reject ${billNo}`, reason),
  block: (context: BrowserContext, name: string) => atDesk(context, `Block ${name}`),
  confirmPayment: (context: BrowserContext, billNo: string) => atDesk(context, `Confirm payment ${billNo}`),
} as const;
