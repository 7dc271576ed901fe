import { type BrowserContext, expect, type Page } from '@playwright/test';
import { sandboxOrigin } from './environment.ts';

/** What the sandbox knows a site by. */
export type SiteName = 'mare' | 'salao' | 'pulo';

/** A picture of 8 by 8 pixels, all of one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4GeCPFTEMLQkAM8Q7wfyGVzwAAAAASUVORK5CYII=',
  'base64',
);

/** The operator at the desk's page of a site, in a tab of its own, pressing its real buttons. */
async function atSite(
  context: BrowserContext,
  site: SiteName,
  act: (desk: Page) => Promise<void>,
  told: RegExp,
): Promise<void> {
  const desk = await context.newPage();
  await desk.goto(`${sandboxOrigin}/__desk/sites?site=${site}&lang=en`);
  await act(desk);
  await expect(desk.getByRole('status')).toContainText(told);
  await desk.close();
}

const part = (desk: Page, name: string) => desk.getByRole('region', { name, exact: true });

export const siteDesk = {
  rename: (context: BrowserContext, site: SiteName, name: string) =>
    atSite(
      context,
      site,
      async (desk) => {
        await desk.getByLabel('Name of the site').fill(name);
        await part(desk, 'Name and languages').getByRole('button', { name: 'Save' }).click();
      },
      /are saved/,
    ),
  speak: (context: BrowserContext, site: SiteName, start: string, dropped: readonly string[] = []) =>
    atSite(
      context,
      site,
      async (desk) => {
        await desk.getByLabel('Language that it starts in').selectOption({ label: start });
        for (const name of dropped) await desk.getByRole('checkbox', { name }).uncheck();
        await part(desk, 'Name and languages').getByRole('button', { name: 'Save' }).click();
      },
      /are saved/,
    ),
  putLogo: (context: BrowserContext, site: SiteName) =>
    atSite(
      context,
      site,
      async (desk) => {
        const file = { name: 'logo.png', mimeType: 'image/png', buffer: picture };
        await desk.getByLabel('Picture').setInputFiles(file);
        await desk.getByRole('button', { name: 'Put it up' }).click();
      },
      /logo is up/,
    ),
  addLink: (context: BrowserContext, site: SiteName, title: string, url: string) =>
    atSite(
      context,
      site,
      async (desk) => {
        const form = desk.getByRole('form', { name: 'Add a link' });
        await form.getByLabel('Name').fill(title);
        await form.getByLabel('Address').fill(url);
        await form.getByRole('button').click();
      },
      /is added/,
    ),
  removeLink: (context: BrowserContext, site: SiteName, title: string) =>
    atSite(
      context,
      site,
      (desk) => desk.getByRole('button', { name: `Remove ${title}` }).click(),
      /link is removed/,
    ),
  /** @param until as the browser's field takes it, in the site's time */
  close: (context: BrowserContext, site: SiteName, until: string, message: string) =>
    atSite(
      context,
      site,
      async (desk) => {
        await desk.getByLabel(/^Until when/).fill(until);
        await desk.getByLabel(/^Português \(optional\)/).fill(message);
        await desk.getByRole('button', { name: 'Close the site' }).click();
      },
      /site is closed/,
    ),
  open: (context: BrowserContext, site: SiteName) =>
    atSite(
      context,
      site,
      async (desk) => {
        await desk.getByRole('button', { name: 'Open the site' }).click();
        await desk.getByRole('dialog').getByRole('button', { name: /^Yes/ }).click();
      },
      /site is open/,
    ),
} as const;
