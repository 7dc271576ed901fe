import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { brandPacks } from '../../apps/site/build/brand-packs.ts';
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
  readonly stored?: Record<string, string>;
}

function boot({ hostname, search = '', page = 'mare', content = JSON.stringify(table), stored = {} }: Start) {
  const dataset: Record<string, string> = { brand: page };
  const links: string[] = [];
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  runInNewContext(bootScript, {
    document: {
      documentElement: { dataset },
      querySelector: () => ({ content }),
      createElement: () => ({ dataset: {}, setAttribute: () => undefined }),
      head: { append: (link: { href: string }) => links.push(link.href) },
    },
    location: { hostname, search },
    localStorage: storage,
    sessionStorage: storage,
    URLSearchParams,
    addEventListener: () => undefined,
  });
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
  expect(boot({ hostname: 'unknown.example' })).toEqual({ brand: 'mare', isHidden: false, links: [] });
});

describe('a page of another brand', () => {
  test('stays hidden, and the right styles are asked for', () => {
    expect(boot({ hostname: 'salao.example' })).toEqual({
      brand: 'salao',
      isHidden: true,
      links: ['/assets/salao.css'],
    });
  });

  test('its own page is shown at once', () => {
    expect(boot({ hostname: 'salao.example', page: 'salao' })).toEqual({
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

test('a table that cannot be read leaves the page as it is', () => {
  expect(boot({ hostname: 'salao.example', content: '{' })).toEqual({
    brand: 'mare',
    isHidden: false,
    links: [],
  });
});

test('data in the head cannot leave their attribute', () => {
  const head = pageHead({ ...table, demoHosts: ["x' onload='alert(1)<script>"] }, '');
  expect(head).not.toContain("x' onload");
  expect(head).not.toContain('(1)<script>');
});
