import type { Page } from '@playwright/test';

/** What the browser complains of on a page: console, uncaught errors, violations of the policy. */
export function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${page.url()}: ${message.type()}: ${message.text()}`);
    }
  });
  // A hydration that does not fit is reported here in production.
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
