import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './calm.ts';

/** As much of the page as is looked at. */
const page = {
  visibilityState: 'visible',
  isBusy: false,
  focused: '',
  dialog: null as object | null,
  typed: '',
};
let seen: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { visibilityState: 'visible', isBusy: false, focused: '', dialog: null, typed: '' });
  seen = new EventTarget();
  vi.stubGlobal('window', seen);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    documentElement: { hasAttribute: () => page.isBusy },
    activeElement: { matches: (selector: string) => page.focused !== '' && selector.includes(page.focused) },
    querySelector: () => page.dialog,
    querySelectorAll: () => [{ value: page.typed }],
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @returns whether a pause has been found after so many milliseconds */
function begin(signal = new AbortController().signal) {
  const found = vi.fn();
  void pause(signal).then(found);
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return found.mock.calls.length > 0;
  };
}

test('is there when nobody has done anything for more than a second', async () => {
  const after = begin();
  expect(await after(1_000)).toBe(false);
  expect(await after(500)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'scroll', 'wheel', 'pointermove'])(
  'begins anew with %s',
  async (doing) => {
    const after = begin();
    expect(await after(1_000)).toBe(false);
    seen.dispatchEvent(new Event(doing));
    expect(await after(1_000)).toBe(false);
    expect(await after(500)).toBe(true);
  },
);

test.each<[string, Partial<typeof page>]>([
  ['another tab is in front', { visibilityState: 'hidden' }],
  ['the next page is on its way', { isBusy: true }],
  ['a field has the focus', { focused: 'input' }],
  ['a game has the focus', { focused: 'iframe' }],
  ['a dialog is open', { dialog: {} }],
  ['a form is being filled in', { typed: 'marina' }],
])('waits while %s, and comes after it', async (_, change) => {
  Object.assign(page, change);
  const after = begin();
  expect(await after(60_000)).toBe(false);
  Object.assign(page, { visibilityState: 'visible', isBusy: false, focused: '', dialog: null, typed: '' });
  expect(await after(1_500)).toBe(true);
});

test('never comes once it is no longer waited for', async () => {
  const left = new AbortController();
  const after = begin(left.signal);
  left.abort();
  expect(await after(60_000)).toBe(false);
  expect(await begin(left.signal)(60_000)).toBe(false);
});
