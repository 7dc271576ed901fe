import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandPacks } from '../../apps/site/build/brand-packs.ts';
import { builtElsewhere } from '../../apps/site/build/elsewhere.ts';
import { bootScript, brandTable, pageHead } from '../../apps/site/build/page.ts';
import { chooseBrand } from '../../apps/site/src/brand/brand-table.ts';

/** The script in the head chooses the brand before the first paint, as the server does. */

const table = {
  ...brandTable(brandPacks(), ({ id }) => [`/assets/${id}.css`]),
  demoHosts: ['demo.example'],
};

interface Start {
  readonly hostname: string;
  readonly search?: string;
  readonly page?: string;
  readonly content?: string;
  readonly stored?: Record<string, string> | 'blocked';
  readonly listeners?: Record<string, (event: unknown) => void>;
  readonly fetch?: (address: string) => Promise<unknown>;
  readonly api?: string;
  /** Of the styles that the script asks for: they have come. */
  readonly sheet?: object | null;
}

/** What the script leaves behind, and its answer to the question for the host's language. */
function start({
  hostname,
  search = '',
  page = 'mare',
  content = JSON.stringify(table),
  stored = {},
  listeners = {},
  fetch,
  api,
  sheet = null,
}: Start) {
  const dataset: Record<string, string> = { brand: page };
  const links: string[] = [];
  const failed: string[] = [];
  const createElement = () => {
    const link = {
      href: '',
      sheet,
      dataset: {},
      setAttribute: () => undefined,
      remove: () => links.splice(links.indexOf(link.href), 1),
      dispatchEvent: ({ type }: Event) => failed.push(`${type} ${link.href}`),
    };
    return link;
  };
  const storage = stored !== 'blocked' && {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const context: { readonly hostLanguage?: Promise<unknown>; [name: string]: unknown } = {
    document: {
      documentElement: { dataset },
      querySelector: (what: string) => (what.includes('origins') ? { dataset: { api } } : { content }),
      createElement,
      head: { append: (link: { href: string }) => links.push(link.href) },
    },
    location: { hostname, search },
    ...(storage && { localStorage: storage, sessionStorage: storage }),
    URLSearchParams,
    Event,
    setTimeout,
    fetch,
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      listeners[name] = listener;
    },
  };
  runInNewContext(bootScript, context);
  return { dataset, links, failed, language: context.hostLanguage, offer: () => context.installOffer };
}

function boot(given: Start) {
  const { dataset, links } = start(given);
  return { brand: dataset.brand, isHidden: dataset.boot === 'client', links };
}

const hosts = [
  'mare.example',
  'www.salao.example',
  'pulo.example',
  'unknown.example',
  '127.0.0.1',
  'constructor',
];
const wishes = [null, 'pulo', 'nobody', '__proto__'];
const cases = [...hosts, 'demo.example', 'localhost'].flatMap((hostname) =>
  wishes.map((wanted) => ({ hostname, wanted })),
);

test.each(cases)('$hostname, asked for $wanted: as the server chooses', ({ hostname, wanted }) => {
  const search = wanted === null ? '' : `?brand=${wanted}`;
  expect(boot({ hostname, search }).brand).toBe(chooseBrand(table, hostname, wanted));
});

test('players cannot choose a brand by the address', () => {
  expect(boot({ hostname: 'mare.example', search: '?brand=pulo' }).brand).toBe('mare');
  expect(boot({ hostname: 'demo.example', search: '?brand=pulo' }).brand).toBe('pulo');
});

test('an unknown host gets the default brand', () => {
  expect(boot({ hostname: 'unknown.example' })).toMatchObject({ brand: 'mare', isHidden: false, links: [] });
});

describe('a page of another brand', () => {
  test('stays hidden, and the right styles are asked for', () => {
    expect(boot({ hostname: 'salao.example' })).toMatchObject({
      brand: 'salao',
      isHidden: true,
      links: ['/assets/salao.css'],
    });
  });

  test('its own page is shown at once', () => {
    expect(boot({ hostname: 'salao.example', page: 'salao' })).toMatchObject({
      brand: 'salao',
      isHidden: false,
      links: [],
    });
  });

  test('a brand shown on a demo host lasts through a reload', () => {
    const stored: Record<string, string> = {};
    boot({ hostname: 'localhost', search: '?brand=pulo', stored });
    expect(boot({ hostname: 'localhost', stored }).brand).toBe('pulo');
  });
});

describe('a brand whose styles hang', () => {
  const hung = (given: Partial<Start> = {}) => start({ hostname: 'salao.example', ...given });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('gives way to the page as it was sent, well within 2 s', () => {
    const { dataset, links, failed } = hung();
    vi.advanceTimersByTime(1_500);
    expect(dataset).toMatchObject({ brand: 'mare' });
    expect(dataset.boot).toBeUndefined();
    expect([links, failed]).toEqual([[], ['error /assets/salao.css']]);
  });

  test('keeps a page hidden that is in another language', () => {
    const { dataset } = hung({ stored: { 'fortuna.language': 'en' } });
    vi.advanceTimersByTime(1_500);
    expect([dataset.brand, dataset.boot]).toEqual(['mare', 'client']);
  });

  test('has all the time once they have come', () => {
    const { dataset, links } = hung({ sheet: {} });
    vi.advanceTimersByTime(60_000);
    expect([dataset.brand, dataset.boot, links]).toEqual(['salao', 'client', ['/assets/salao.css']]);
  });
});

test('a table that cannot be read leaves the page as it is', () => {
  expect(boot({ hostname: 'salao.example', content: '{' })).toMatchObject({
    brand: 'mare',
    isHidden: false,
    links: [],
  });
});

test('the browser’s offer to install the site is kept for later, and asks nobody by itself', () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const { offer: kept } = start({ hostname: 'mare.example', listeners, fetch: async () => undefined });
  const offer = { preventDefault: vi.fn() };
  listeners.beforeinstallprompt?.(offer);
  expect(offer.preventDefault).toHaveBeenCalledOnce();
  expect(kept()).toBe(offer);
});

test('data in the head cannot leave their attribute', () => {
  const head = pageHead({ ...table, demoHosts: ["x' onload='alert(1)<script>"] }, '', builtElsewhere({}));
  expect(head).not.toContain("x' onload");
  expect(head).not.toContain('(1)<script>');
});

describe('a first visit', () => {
  const hostname = 'salao.example';
  const speaks = (language: unknown) => async () => ({
    json: async () => ({ data: { language_code: language } }),
  });

  test('begins in the language of the host, and remembers it', async () => {
    const stored: Record<string, string> = {};
    const asked: string[] = [];
    const fetch = (address: string) => {
      asked.push(address);
      return speaks('en')();
    };
    const { dataset, language } = start({ hostname, page: 'salao', stored, fetch });
    expect(dataset.boot).toBeUndefined();
    expect(await language).toBe('en');
    expect(asked).toEqual(['/api/language/host?domain=salao.example']);
    expect([stored['fortuna.language'], dataset.boot]).toEqual(['en', 'client']);
    expect(start({ hostname, stored, fetch }).language).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test('asks where the API is', async () => {
    const fetch = vi.fn(speaks('en'));
    await start({ hostname, page: 'salao', api: 'https://api.example.com', fetch }).language;
    expect(fetch).toHaveBeenCalledWith('https://api.example.com/api/language/host?domain=salao.example');
  });

  test.each(['pt', null, 'vi', 'klingon', 7])(
    'shows the page at once where the host says %j',
    async (said) => {
      const stored: Record<string, string> = {};
      const { dataset, language } = start({ hostname, page: 'salao', stored, fetch: speaks(said) });
      expect(await language).toBe('pt');
      expect([stored['fortuna.language'], dataset.boot]).toEqual(['pt', undefined]);
    },
  );

  test('works where nothing can be stored', async () => {
    const { dataset, language } = start({ hostname, page: 'salao', stored: 'blocked', fetch: speaks('cn') });
    expect(await language).toBe('cn');
    expect(dataset.boot).toBe('client');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['does not come', () => Promise.reject(new Error('offline'))],
    ['is none', async () => ({ json: async () => null })],
    ['is no JSON', async () => ({ json: () => Promise.reject(new Error('html')) })],
  ])('is in Portuguese where the answer %s, and asks again next time', async (_, fetch) => {
    const stored: Record<string, string> = {};
    const { dataset, language } = start({ hostname, page: 'salao', stored, fetch });
    expect(await language).toBeUndefined();
    expect([stored['fortuna.language'], dataset.boot]).toEqual([undefined, undefined]);
  });

  test('does not wait for an answer that is late: it counts from the next load on', async () => {
    vi.useFakeTimers();
    const stored: Record<string, string> = {};
    const fetch = async () => {
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      return speaks('en')();
    };
    const { dataset, language } = start({ hostname, page: 'salao', stored, fetch });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await language).toBeUndefined();
    await vi.advanceTimersByTimeAsync(8_000);
    expect([stored['fortuna.language'], dataset.boot]).toEqual(['en', undefined]);
    vi.useRealTimers();
  });
});

test('a logo that the operator has changed stays covered, and only on that brand', () => {
  const stored = { 'fortuna.language': 'pt', 'fortuna.look.salao': '1', 'fortuna.look.mare': '' };
  expect(start({ hostname: 'salao.example', page: 'salao', stored }).dataset.look).toBe('own');
  expect(start({ hostname: 'mare.example', stored }).dataset.look).toBeUndefined();
});
