import { expect, type Page, type Request } from '@playwright/test';

/** Nothing has been underway for so long, in milliseconds. */
const stillness = 200;

/**
 * Answers a wait until the page has nothing underway. `networkidle` is said once for a document: after a link inside the site it has been
 * said already. Streams have no end and do not count.
 */
export function watchStillness(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  let lastAt = Date.now();
  const ends = (request: Request) => {
    underway.delete(request);
    lastAt = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    underway.add(request);
    lastAt = Date.now();
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return () =>
    expect.poll(() => underway.size === 0 && Date.now() - lastAt > stillness, { intervals: [50] }).toBe(true);
}
