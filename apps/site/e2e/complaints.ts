import type { Page } from '@playwright/test';

/** The journeys but those about it are made without the service worker, and Playwright says that it sees to that. */
const isOurOwn = (text: string) => text === 'Service Worker registration blocked by Playwright';

/** What the browser complains about on a page: console, uncaught errors, policy violations. */
export function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isOurOwn(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${page.url()}: ${message.type()}: ${message.text()}`);
    }
  });
  // In production a hydration mismatch is reported here.
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
