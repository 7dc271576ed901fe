import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy } from './busy.ts';
import { followWorker } from './follow-worker.ts';
import type * as KeepUpdated from './keep-updated.ts';

vi.mock('./busy.ts', () => ({ isBusy: vi.fn(() => false) }));
vi.mock('./follow-worker.ts', () => ({ followWorker: vi.fn(async () => undefined) }));

const busy = vi.mocked(isBusy);
const reload = vi.fn();
let own: string;
let bringVersion: typeof KeepUpdated.bringVersion;
let keepUpdated: typeof KeepUpdated.keepUpdated;

/** A page of the first version, as it has just been loaded; what the history remembers lasts. */
async function loadPage(history: { state: unknown } = { state: null }): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('window', {
    location: { reload },
    history: Object.assign(history, {
      replaceState: (state: unknown) => {
        history.state = state;
      },
    }),
  });
  vi.stubGlobal('document', { querySelector: () => ({ content: own }) });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  ({ bringVersion, keepUpdated } = await import('./keep-updated.ts'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  own = 'one';
  busy.mockReturnValue(false);
  await loadPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
  vi.mocked(followWorker).mockClear();
});

test('the first worker of all, of the page’s own version, reloads nothing', () => {
  bringVersion('one');
  expect(reload).not.toHaveBeenCalled();
});

test('another version reloads the page exactly once, however often it is told', () => {
  bringVersion('two');
  bringVersion('two');
  bringVersion('three');
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is busy comes when it is free, once', () => {
  busy.mockReturnValue(true);
  bringVersion('two');
  vi.advanceTimersByTime(600_000);
  expect(reload).not.toHaveBeenCalled();
  busy.mockReturnValue(false);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('where the server sends the older page all the same, it is not reloaded for ever', async () => {
  const history = { state: { key: 'here' } };
  await loadPage(history);
  bringVersion('two');
  expect(history.state).toEqual({ key: 'here', updatedTo: 'two' });
  await loadPage(history);
  bringVersion('two');
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was not built registers no worker', async () => {
  own = '';
  await loadPage();
  keepUpdated();
  expect(followWorker).not.toHaveBeenCalled();
});

test('a built page registers one, once, by an address that is trusted', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  keepUpdated();
  keepUpdated();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('sw-url', expect.anything());
  expect(followWorker).toHaveBeenCalledExactlyOnceWith('/worker.js', bringVersion);
});
