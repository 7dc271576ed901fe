import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteRouter } from '../routes/site-router.ts';
import { installLinks } from './links.ts';
import { showAuthDialog } from './ui-store.ts';

vi.mock('./ui-store.ts', () => ({ showAuthDialog: vi.fn() }));

const origin = 'https://casino.example';

/** As much of the page as links are followed with. */
class FakeElement {
  readonly anchor: FakeAnchor | null;
  constructor(anchor: FakeAnchor | null = null) {
    this.anchor = anchor;
  }
  closest(_selector: string): FakeElement | null {
    return this.anchor;
  }
}

class FakeAnchor extends FakeElement {
  readonly target: string;
  readonly isDownload: boolean;
  readonly #url: URL;
  constructor(href: string, { target = '', isDownload = false } = {}) {
    super();
    this.#url = new URL(href, `${origin}/game`);
    this.target = target;
    this.isDownload = isDownload;
  }
  override closest(_selector: string): FakeElement {
    return this;
  }
  hasAttribute(name: string): boolean {
    return name === 'download' && this.isDownload;
  }
  get origin() {
    return this.#url.origin;
  }
  get pathname() {
    return this.#url.pathname;
  }
  get search() {
    return this.#url.search;
  }
  get hash() {
    return this.#url.hash;
  }
}

const listeners = new Map<string, (event: object) => void>();
const navigate = vi.fn();
const load = vi.fn(async () => ({}));
const addPages = vi.fn(async () => undefined);

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLAnchorElement', FakeAnchor);
  vi.stubGlobal('window', { location: new URL(`${origin}/game`) });
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const routes = [{ id: 'faq', path: '/faq', handle: load }];
  installLinks({ navigate, routes } as unknown as SiteRouter, addPages);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** @returns whether the browser was kept from following the link itself */
function click(target: unknown, event: object = {}): boolean {
  const preventDefault = vi.fn();
  listeners.get('click')?.({ button: 0, defaultPrevented: false, target, preventDefault, ...event });
  return preventDefault.mock.calls.length > 0;
}

describe('a click', () => {
  test.each([
    ['/faq', '/faq'],
    ['/game?provider=7&page=2', '/game?provider=7&page=2'],
    ['/faq#pix', '/faq#pix'],
    [`${origin}/faq`, '/faq'],
    ['//casino.example/faq', '/faq'],
    ['?provider=7', '/game?provider=7'],
  ])('on %s goes to %s without a reload', (href, address) => {
    expect(click(new FakeAnchor(href))).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(address);
  });

  test('inside a link counts', () => {
    click(new FakeElement(new FakeAnchor('/faq')));
    expect(navigate).toHaveBeenCalledWith('/faq');
  });

  test.each<[string, unknown]>([
    ['outside', new FakeAnchor('https://elsewhere.example/faq')],
    ['that looks like ours', new FakeAnchor('//casino.example.elsewhere.example/faq')],
    ['on another scheme', new FakeAnchor('http://casino.example/faq')],
    ['to write a mail', new FakeAnchor('mailto:help@casino.example')],
    ['for a new tab', new FakeAnchor('/faq', { target: '_blank' })],
    ['to a download', new FakeAnchor('/app.apk', { isDownload: true })],
    ['to a place on this page', new FakeAnchor('#details')],
    ['that is none', new FakeElement()],
    ['that is not even an element', {}],
  ])('on a link %s is left to the browser', (_, target) => {
    expect(click(target)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ])('with %j is left to the browser', (event) => {
    expect(click(new FakeAnchor('/faq'), event)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['/login', 'login'],
    ['/login?mode=register', 'register'],
    ['/login?mode=other', 'login'],
  ])('on %s opens the %s over the page', (href, part) => {
    expect(click(new FakeAnchor(href))).toBe(true);
    expect(showAuthDialog).toHaveBeenCalledExactlyOnceWith(part);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the intent to go', () => {
  const intend = async (href: string) => {
    listeners.get('pointerover')?.({ target: new FakeAnchor(href) });
    await vi.waitFor(() => expect(addPages).toHaveBeenCalled());
    await Promise.resolve();
  };

  test('fetches the page once', async () => {
    await intend('/faq');
    await intend('/faq');
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(navigate).not.toHaveBeenCalled();
  });

  test('asks again for what did not come', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await intend('/faq');
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await intend('/faq');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });
});
