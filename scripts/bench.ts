import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { buildSite } from '../apps/site/build/build.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { siteUrl, startBuiltSite, startSandbox, stopServers } from './servers.ts';

/**
 * `npm run bench`: what the lobby costs on a cheap phone: Lighthouse's mobile preset (simulated slow 4G, 4x CPU) on the built site
 * against the sandbox, medians of five. The sandbox's throughput comes first. Figures are printed, never gated: timings need a quiet
 * machine (docs/promises.md, budgets).
 */
const runs = 5;

/** The budgets, to be read beside the figures (docs/promises.md). */
const budgets: Readonly<Record<string, string>> = {
  score: '>= 97',
  'LCP ms': '<= 1600',
  CLS: '<= 0.005',
  'TBT ms': '<= 200',
  'JS KB': '<= 140',
  'total KB': '<= 280',
  requests: '<= 30',
  'DOM elements': '<= 700',
};

interface NetworkItem {
  readonly url: string;
  readonly transferSize: number;
  readonly resourceType: string;
}

type Figures = Readonly<Record<string, number>>;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(port: number): Promise<Figures> {
  const result = await lighthouse(siteUrl, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result');
  const { audits, categories } = result.lhr;
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as
    | { readonly items?: readonly NetworkItem[] }
    | undefined;
  const items = details?.items ?? [];
  const kilobytes = (of: readonly NetworkItem[]) =>
    of.reduce((sum, item) => sum + item.transferSize, 0) / 1000;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    'FCP ms': numeric('first-contentful-paint'),
    'LCP ms': numeric('largest-contentful-paint'),
    CLS: numeric('cumulative-layout-shift'),
    'TBT ms': numeric('total-blocking-time'),
    'JS KB': kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    'total KB': kilobytes(items),
    requests: items.length,
    'DOM elements': numeric('dom-size-insight') || numeric('dom-size'),
  };
}

// In a separate run, because it starts another sandbox on the same port.
spawnSync(process.execPath, ['scripts/bench-sandbox.ts'], { stdio: 'inherit' });

const chromium = ensureChromium();
await buildSite();
await startSandbox({ SANDBOX_DB: 'memory:' });
await startBuiltSite();
const all: Figures[] = [];
for (let index = 0; index < runs; index += 1) {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless', ...chromiumArgs],
    logLevel: 'error',
  });
  try {
    all.push(await measure(chrome.port));
  } finally {
    const closed = once(chrome.process, 'exit');
    chrome.kill();
    await closed;
  }
}
console.log(`\nLobby, Lighthouse mobile preset, medians of ${runs}\n`);
for (const name of Object.keys(all[0] ?? {})) {
  const value = median(all.map((figures) => figures[name] ?? Number.NaN));
  console.log(
    `  ${name.padEnd(14)} ${value.toFixed(value < 1 ? 4 : 0).padStart(8)}   ${budgets[name] ?? ''}`,
  );
}
stopServers();
