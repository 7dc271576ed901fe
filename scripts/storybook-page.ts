import type { Page, Request } from 'playwright';

/** The part of Storybook's preview channel that is used here. */
interface PreviewChannel {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

/** The part of Storybook's preview that is used here. */
interface Preview {
  /** Ends when it knows its stories. */
  ready(): Promise<void>;
  readonly currentRender?: { readonly phase?: string };
  /** Of the stories that stand on a page of the documentation themselves, without frames. */
  readonly storyRenders?: readonly { readonly phase?: string }[];
  loadStory(which: { readonly storyId: string }): Promise<{
    readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
    readonly parameters: {
      readonly viewport?: {
        readonly options?: Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>;
      };
    };
  }>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
    readonly __STORYBOOK_ADDONS_CHANNEL__: PreviewChannel;
  }
}

/** What each page waits for from its server. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Files that a page remembers; of more than the 250 that a browser does by itself, those that came last would not be told. */
const remembered = 100_000;

async function followRequests(page: Page): Promise<void> {
  if (underWay.has(page)) return;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await page.addInitScript((most) => performance.setResourceTimingBufferSize(most), remembered);
}

/** Opens a story in a page of its own. `globals` as in Storybook's addresses: `brand:salao;locale:pt`. */
export async function openStory(
  page: Page,
  url: string,
  entry: { readonly id: string; readonly type: 'story' | 'docs' },
  globals = '',
): Promise<void> {
  await followRequests(page);
  const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, globals });
  await page.goto(`${url}/iframe.html?${query}`);
  await page.waitForFunction(() => {
    if (document.body.matches('.sb-show-errordisplay')) return true;
    // What a story draws may lie outside of its root; steered on before its end, Storybook would load the page anew.
    const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
    const docs = document.querySelector('#storybook-docs');
    return /^(finished|errored|aborted)$/.test(phase) || (docs?.childElementCount ?? 0) > 0;
  });
}

/** Waits until a page of the documentation has its heading and all its stories. */
export async function docsAreDrawn(page: Page): Promise<void> {
  await page.locator('.sbdocs h1').first().waitFor();
  await page.waitForFunction(() => {
    const places = document.querySelectorAll('[id^="story--"][id$="-inner"]').length;
    const drawn = (window.__STORYBOOK_PREVIEW__?.storyRenders ?? []).filter(({ phase }) =>
      /^(finished|errored|aborted)$/.test(phase ?? ''),
    );
    return drawn.length >= places;
  });
  await isStill(page);
}

/** A viewport that a story sets for itself: its name in the toolbar, and, of one that it brings along, how wide it is in CSS pixels. */
export interface OwnViewport {
  readonly name: string;
  readonly width: number | null;
}

/** Null: any will do. */
export function viewportOf(page: Page, storyId: string): Promise<OwnViewport | null> {
  return page.evaluate(async (id) => {
    const preview = window.__STORYBOOK_PREVIEW__ as Preview;
    await preview.ready();
    const story = await preview.loadStory({ storyId: id });
    const name = story.storyGlobals.viewport?.value;
    if (name === undefined) return null;
    const width = Number.parseInt(story.parameters.viewport?.options?.[name]?.styles?.width ?? '', 10);
    return { name, width: Number.isNaN(width) ? null : width };
  }, storyId);
}

/**
 * Shows a story in a page that has a preview open already: steering over the channel takes a third of the time of a new page.
 * Ends when its play function has ended, and its faces and pictures are there.
 * @returns how it ended: `success`, `error`, or what it threw
 */
export async function showStory(page: Page, storyId: string, milliseconds = 60_000): Promise<string> {
  const status = await page.evaluate(
    ([id, limit]) =>
      new Promise<string>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const leave = (end: string) => {
          clearTimeout(timer);
          channel.off('storyFinished', finished);
          for (const event of failures) channel.off(event, failed);
          resolve(end);
        };
        const finished = (payload: unknown) => {
          const report = payload as { readonly storyId: string; readonly status: string };
          if (report.storyId === id) leave(report.status);
        };
        const failed = (payload: unknown) => leave(`failure: ${JSON.stringify(payload)}`);
        const failures = ['storyMissing', 'storyErrored', 'storyThrewException'] as const;
        const timer = setTimeout(() => leave('no end in time'), limit);
        channel.on('storyFinished', finished);
        for (const event of failures) channel.on(event, failed);
        const isShown = new URLSearchParams(location.search).get('id') === id;
        if (isShown) channel.emit('forceRemount', { storyId: id });
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, milliseconds] as const,
  );
  await isDrawn(page);
  return status;
}

/** Waits for the faces and the pictures of what is in the window, and for late parts. */
export async function isDrawn(page: Page): Promise<void> {
  await isStill(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images];
    const late = images.filter(({ loading, naturalWidth }) => loading === 'lazy' && naturalWidth === 0);
    // Only those that the window shows are on their way: further off, and in what is scrolled away, they wait for being seen.
    const shown = await new Promise<Element[]>((resolve) => {
      if (late.length === 0) return resolve([]);
      const seen = new IntersectionObserver((entries) => {
        seen.disconnect();
        resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      });
      for (const image of late) seen.observe(image);
    });
    const near = images.filter((image) => !late.includes(image) || shown.includes(image));
    const waiting = Promise.all(near.map((image) => image.decode().catch(() => undefined)));
    await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  });
}

/** Waits until late parts (a brand's looks, art) have arrived: nothing is under way, and nothing has changed for a moment. Gives up after ten seconds. */
export async function isStill(page: Page): Promise<void> {
  const limit = Date.now() + 10_000;
  do await nothingChanges(page);
  while (Date.now() < limit && (underWay.get(page)?.size ?? 0) > 0);
}

/**
 * The page has not changed for a moment, and no file has come for longer than React holds back what a chunk has brought (0.3 s, so that
 * places do not flicker). Gives up after five seconds.
 */
async function nothingChanges(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quiet = 120;
        const heldBack = 800;
        const end = () => {
          changes.disconnect();
          files.disconnect();
          clearTimeout(limit);
          resolve();
        };
        const limit = setTimeout(end, 5_000);
        let due = performance.now() + quiet;
        let timer = setTimeout(end, quiet);
        const stayFor = (milliseconds: number) => {
          const now = performance.now();
          due = Math.max(due, now + milliseconds);
          clearTimeout(timer);
          timer = setTimeout(end, due - now);
        };
        const changes = new MutationObserver(() => stayFor(quiet));
        changes.observe(document.body, { childList: true, subtree: true, attributes: true });
        // Those that came just before are told as well.
        const files = new PerformanceObserver((list) => {
          const last = Math.max(
            ...list.getEntries().map((entry) => (entry as PerformanceResourceTiming).responseEnd),
          );
          stayFor(last + heldBack - performance.now());
        });
        files.observe({ type: 'resource', buffered: true });
      }),
  );
}
