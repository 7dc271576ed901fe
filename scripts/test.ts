import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';

/**
 * `npm test`: every check that CI runs, one after the other (two cores), each to its end so that one run tells everything, and a
 * summary line last. `--full` runs the long versions of what is sampled otherwise.
 */
const isFull = process.argv.includes('--full');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const reports = join(import.meta.dirname, '../.cache/test');

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the counts from the step's report; without one the step counts as one check. */
  readonly countsFrom?: (report: unknown) => Counts;
  readonly reportFile?: string;
}

function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky } = (report as { stats: Record<string, number> }).stats;
  return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
}

function vitest(name: string, project: string): Step {
  const reportFile = join(reports, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    countsFrom: vitestCounts,
    reportFile,
  };
}

const playwrightReport = join(reports, 'journeys.json');

const longSteps: readonly Step[] = [
  { name: 'storybook build', command: ['node', 'scripts/storybook.ts', 'build'] },
  { name: 'storybook console', command: ['node', 'scripts/check-storybook.ts'] },
];

const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'contract', command: ['redocly', 'lint', 'openapi/openapi.yaml'] },
  { name: 'generated client', command: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'generated pages', command: ['node', 'scripts/generate-pages.ts', '--check'] },
  { name: 'generated brands', command: ['node', 'scripts/generate-brands.ts', '--check'] },
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
  { name: 'dead code', command: ['knip'] },
  vitest('unit', 'unit'),
  // In the default brand, in the other brands, and the journeys: one start of Storybook for all of them.
  vitest('stories', 'stories*'),
  { name: 'build', command: ['node', 'scripts/build-site.ts'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'apps/site/playwright.config.ts'],
    countsFrom: playwrightCounts,
    reportFile: playwrightReport,
  },
  ...(isFull ? longSteps : []),
];

function run(step: Step, chromium: string): Counts {
  console.log(`\n=== ${step.name}`);
  const started = performance.now();
  if (step.reportFile) rmSync(step.reportFile, { force: true });
  const [command = '', ...args] = step.command;
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHROMIUM: chromium,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      TEST_FULL: isFull ? '1' : '',
    },
  });
  const counts = countsOf(step, status);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`=== ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

/** A step that failed without a failed test (because it could not start, say) counts as one failure. */
function countsOf(step: Step, status: number | null): Counts {
  const own = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  if (!step.countsFrom || !step.reportFile) return own;
  try {
    const counts = step.countsFrom(JSON.parse(readFileSync(step.reportFile, 'utf8')));
    return { passed: counts.passed, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

mkdirSync(reports, { recursive: true });
const chromium = ensureChromium();
const results = steps
  .filter(({ name }) => !only || name === only)
  .map((step) => ({ name: step.name, ...run(step, chromium) }));
const total = results.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  {
    passed: 0,
    failed: 0,
  },
);
const red = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
