import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createBrand } from './brands/new-brand.ts';
import { brandsFolder, repositoryRoot } from './brands/pack-folder.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { siteUrl, startBuiltSite, startSandbox, stopServers } from './servers.ts';
import { showInStorybook } from './storybook-of-brand.ts';

/**
 * A fourth brand comes and goes: made from a logo and two colours, checked, generated, tested, shown by Storybook (on its
 * toolbar, its page of contrasts and its wall) and by the built site on a host of its own, and taken away again, with nothing changed outside of its folder. Pictures of it lie in `.cache/fourth-brand`.
 */
const id = 'quarta-marca';
const title = 'Quarta Marca';
const host = `${id}.example`;
const folder = join(brandsFolder, id);
const pictures = join(repositoryRoot, '.cache/fourth-brand');
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#6d3fd1" fill-rule="evenodd" d="M24 3L45 24L24 45L3 24ZM24 13L13 24L24 35L35 24Z"/><rect x="20" y="20" width="8" height="8" rx="2" fill="#d9b44a"/></svg>';

function run(...[command = '', ...args]: readonly string[]): void {
  console.log(`\n$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} has failed with the brand ${id}`);
}

/** What differs from the last commit, or is new, outside of the brand's folder. */
function changedElsewhere(): string {
  return execFileSync('git', ['status', '--porcelain', '--', '.', `:(exclude)${folder}`], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
}

function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`);
}

/** In the plain voice that the brand has been given. */
function firstLine(): string | undefined {
  const copy = JSON.parse(readFileSync(join(folder, 'copy/pt.json'), 'utf8')) as Record<string, string>;
  return copy['games-home:hero.plainTitle'];
}

async function make(): Promise<void> {
  await createBrand({
    name: title,
    logo,
    accent: '#b79bff',
    second: '#f0c53a',
    like: 'mare',
    layout: 'salao',
    into: brandsFolder,
  });
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hosts: [host] }));
  run('node', 'scripts/generate-brands.ts', '--check');
  run('node', 'scripts/brand-check.ts', id);
}

/** Tests that go through all brands; its own project of stories is there because its folder is. */
const unitTests = [
  'test/brands/packs.test.ts',
  'test/brands/web-manifest.test.ts',
  'test/brands/boot.test.ts',
  'test/featured-games.test.ts',
  'test/cover-neighbours.test.ts',
] as const;

function testIt(): void {
  run('vitest', 'run', '--project', 'unit', ...unitTests);
  run('vitest', 'run', '--project', `stories-${id}`, 'packages/ui/src/components/TopBar');
}

async function look(page: Page, width: number): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`http://${host}:${new URL(siteUrl).port}/`);
  await page.waitForFunction(() => document.documentElement.dataset.boot === 'started');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  const { brand } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expectSame('the brand on its host', brand, id);
  expectSame('the title', await page.title(), title);
  expectSame('the first line', await page.getByRole('heading', { level: 1 }).textContent(), firstLine());
  const hero = page.locator('[data-part="promo-hero"] img');
  const wide = await hero.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]);
  expectSame(
    'the picture in its own hues',
    [/\/art\/brands\/quarta-marca\//.test(String(wide[0])), wide[1]],
    [true, true],
  );
  expectSame('errors', errors, []);
  await page.screenshot({ path: join(pictures, `home-${width}.png`) });
}

async function show(dist: string): Promise<void> {
  process.env.SITE_DIST = dist;
  process.env.SANDBOX_DB = 'memory:';
  run('node', 'scripts/build-site.ts');
  await startSandbox();
  await startBuiltSite();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
  try {
    for (const width of [360, 1280]) await look(await browser.newPage(), width);
  } finally {
    await browser.close();
  }
}

const before = changedElsewhere();
const dist = mkdtempSync(join(tmpdir(), 'fourth-brand-'));
function clean(): void {
  stopServers();
  for (const path of [folder, dist]) rmSync(path, { recursive: true, force: true });
}
process.on('exit', clean);
mkdirSync(pictures, { recursive: true });
try {
  await make();
  testIt();
  await showInStorybook({ id, title, pictures });
  await show(dist);
  expectSame('what changed outside of its folder', changedElsewhere(), before);
  clean();
  run('node', 'scripts/brand-check.ts');
  console.log('A fourth brand was made, tested, shown and taken away.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  clean();
}
