import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildEnv } from '../apps/site/e2e/environment.ts';
import { isInTurn } from '../apps/site/e2e/turns.ts';
import { otherBrandIds } from './brands/pack-folder.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, playwrightReport, type ReportReader, vitestReport } from './reports.ts';

/**
 * `npm test`: every check that CI runs, each to its end so that one run tells everything, and at the end what failed and the sums. What keeps one
 * core busy runs side by side; what has workers of its own has the machine to itself. `--full` runs the long versions of what is
 * sampled otherwise.
 */
const isFull = process.argv.includes('--full');
if (!isFull) process.env.TEST_TURNS = '1';
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const reports = join(import.meta.dirname, '../.cache/test');

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The step's report and who reads it; without one the step counts as one check. */
  readonly report?: { readonly file: string; readonly reader: ReportReader };
  /** Has workers of its own: runs alone, and is heard while it runs. All others are heard when they have ended. */
  readonly isAlone?: boolean;
  /** The step whose success this one stands on. */
  readonly needs?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Result extends Counts {
  readonly name: string;
  readonly seconds: number;
  readonly failures: readonly string[];
}

function vitest(name: string, projects: readonly string[]): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, reader: vitestReport },
    isAlone: true,
  };
}

const journeysFile = join(reports, 'journeys.json');

const faultsFile = join(reports, 'faults.json');
const faultsReader: ReportReader = { counts: (report) => report as Counts };

/** How long `npm test` plays faults, in seconds; a thirteenth of money is played whole, the others as far as it goes. */
const faultSample = 16;

/** Brands besides the default one, one a day in turn and of its stories a part (`vitest.config.ts`); all of them in the long version. */
const otherBrands = otherBrandIds();
const brandsOfToday = otherBrands.filter((_, place) => isInTurn(place, otherBrands.length));

/** In the default brand, in others, and the journeys, these on every third day: one start of Storybook for all of them. */
const storyProjects = isFull
  ? ['stories*']
  : [
      'stories',
      ...(isInTurn(0, 3) ? ['stories-journeys'] : []),
      ...brandsOfToday.map((brand) => `stories-${brand}`),
    ];

const longSteps: readonly Step[] = [
  {
    name: 'planted defects',
    command: ['node', 'scripts/faults.ts', '--planted'],
    isAlone: true,
    needs: 'faults',
  },
  { name: 'fourth brand', command: ['node', 'scripts/fourth-brand.ts'], isAlone: true },
  { name: 'storybook build', command: ['node', 'scripts/storybook.ts', 'build'] },
  {
    name: 'storybook console',
    command: ['node', 'scripts/check-storybook.ts'],
    isAlone: true,
    needs: 'storybook build',
  },
  { name: 'packages', command: ['node', 'scripts/test-packages.ts'], isAlone: true },
];

/** In the order in which they begin. The build comes late among the short ones: the others look through the folders it writes to. */
const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'directions',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      '.storybook',
      'scripts',
      'test',
    ],
  },
  { name: 'build', command: ['node', 'scripts/build-site.ts'], env: buildEnv },
  { name: 'contract', command: ['redocly', 'lint', 'openapi/openapi.yaml'] },
  { name: 'generated client', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'generated pages', command: ['node', 'scripts/generate-pages.ts', '--check'] },
  { name: 'generated brands', command: ['node', 'scripts/generate-brands.ts', '--check'] },
  vitest('unit', ['unit*']),
  { name: 'first load', command: ['node', 'scripts/check-first-load.ts'] },
  vitest('stories', storyProjects),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'apps/site/playwright.config.ts'],
    report: { file: journeysFile, reader: playwrightReport },
    isAlone: true,
    needs: 'build',
  },
  {
    name: 'faults',
    command: [
      'node',
      'scripts/faults.ts',
      '--built',
      `--report=${faultsFile}`,
      ...(isFull ? [] : [`--sample=${faultSample}`]),
    ],
    report: { file: faultsFile, reader: faultsReader },
    isAlone: true,
    needs: 'build',
  },
  ...(isFull ? longSteps : []),
];

const failure: Counts = { passed: 0, failed: 1 };

/** Runs a command to its end; where it is not heard, what it says is printed then. */
async function execute(step: Step, chromium: string): Promise<number | null> {
  const [command = '', ...args] = step.command;
  const child = spawn(command, args, {
    stdio: step.isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      CHROMIUM: chromium,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      PLAYWRIGHT_JSON_OUTPUT_NAME: journeysFile,
      TEST_FULL: isFull ? '1' : '',
      ...step.env,
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(null);
    });
  });
  if (!step.isAlone) process.stdout.write(`\n=== ${step.name}\n${Buffer.concat(said).toString()}`);
  return status;
}

async function run(step: Step, chromium: string): Promise<Result> {
  const started = performance.now();
  if (step.report) rmSync(step.report.file, { force: true });
  if (step.isAlone) console.log(`\n=== ${step.name}`);
  const told = toldBy(step, await execute(step, chromium));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`=== ${step.name}: ${told.passed} passed, ${told.failed} failed (${seconds} s)`);
  return { name: step.name, ...told, seconds };
}

/** A step that failed without a failed test (because it could not start, say) counts as one failure. */
function toldBy({ report }: Step, status: number | null): Counts & Pick<Result, 'failures'> {
  const own = { ...(status === 0 ? { passed: 1, failed: 0 } : failure), failures: [] };
  if (!report) return own;
  try {
    const read: unknown = JSON.parse(readFileSync(report.file, 'utf8'));
    const counts = report.reader.counts(read);
    const failures = report.reader.failures?.(read) ?? [];
    return { ...counts, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1), failures };
  } catch {
    return { ...failure, failures: [] };
  }
}

/** Runs all steps in their order, as many short ones at a time as there are cores. */
async function runAll(all: readonly Step[], chromium: string): Promise<readonly Result[]> {
  const results: Result[] = [];
  const running = new Set<Promise<void>>();
  const cores = availableParallelism();
  for (const step of all) {
    while (running.size > (step.isAlone ? 0 : cores - 1)) await Promise.race(running);
    if (results.some(({ name, failed }) => name === step.needs && failed > 0)) {
      console.log(`\n=== ${step.name}: not run, ${step.needs} has failed`);
      results.push({ name: step.name, ...failure, seconds: 0, failures: [] });
      continue;
    }
    const done = run(step, chromium).then((result) => {
      results.push(result);
      running.delete(done);
    });
    running.add(done);
    if (step.isAlone) await done;
  }
  await Promise.all(running);
  return results;
}

const started = performance.now();
const chosen = steps.filter(({ name }) => !only || name === only);
if (chosen.length === 0)
  throw new Error(`no step ${only}; there are ${steps.map(({ name }) => name).join(', ')}`);
mkdirSync(reports, { recursive: true });
const chromium = ensureChromium();
const results = await runAll(chosen, chromium);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const took = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ');
console.log(`\n${took}; together ${Math.round((performance.now() - started) / 1000)} s`);
const red = results.filter((result) => result.failed > 0);
if (red.length > 0) console.log(`\nFailed: ${red.map(({ name }) => name).join(', ')}`);
for (const paragraph of red.flatMap(({ failures }) => failures)) console.log(`\n${paragraph}`);
const late = results.reduce((sum, result) => sum + (result.late ?? 0), 0);
if (late > 0) console.log(`\nPassed at the second try only, named above as flaky; each has a cause: ${late}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
