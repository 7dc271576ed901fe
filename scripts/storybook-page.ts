import type { Page } from 'playwright';

/** What is used here of Storybook's channel inside the preview. */
interface PreviewChannel {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: PreviewChannel;
  }
}

/** Opens a story in a page of its own. `globals` as in Storybook's addresses: `brand:salao;locale:pt`. */
export async function openStory(
  page: Page,
  url: string,
  entry: { readonly id: string; readonly type: 'story' | 'docs' },
  globals = '',
): Promise<void> {
  const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, globals });
  await page.goto(`${url}/iframe.html?${query}`);
  await page.waitForFunction(() => document.body.matches('.sb-show-main, .sb-show-errordisplay'));
}

/**
 * Shows a story in a page that has a preview open already: steering over the channel takes a third of the time of a new page.
 * Ends when its play function has ended, and its faces and pictures are there.
 * @returns how it ended: `success` or `error`
 */
export async function showStory(page: Page, storyId: string): Promise<string> {
  const status = await page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const finished = (payload: unknown) => {
          const report = payload as { readonly storyId: string; readonly status: string };
          if (report.storyId !== id) return;
          leave();
          resolve(report.status);
        };
        const missing = () => {
          leave();
          reject(new Error(`No story ${id}`));
        };
        const leave = () => {
          channel.off('storyFinished', finished);
          channel.off('storyMissing', missing);
        };
        channel.on('storyFinished', finished);
        channel.on('storyMissing', missing);
        const isShown = new URLSearchParams(location.search).get('id') === id;
        if (isShown) channel.emit('forceRemount', { storyId: id });
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return status;
}
