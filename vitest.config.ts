import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { isInTurn, takesTurns, today } from './apps/site/e2e/turns.ts';
import { otherBrandIds } from './scripts/brands/pack-folder.ts';
import { chromiumArgs } from './scripts/chromium.ts';

type StoryTestOptions = Omit<NonNullable<Parameters<typeof storybookTest>[0]>, 'configDir'>;

function unitProject(
  name: string,
  include: readonly string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [...include],
      environment: 'node',
      // Ends what hangs, and measures nothing: other things are done on the machine too, and tools beside it are slow to start.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...options,
    },
  };
}

/** Stories in Chromium with axe as error. */
function storyProject(
  name: string,
  options: StoryTestOptions = {},
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook', ...options })],
    optimizeDeps: {
      // Named here so that the optimizer does not reload the page in the middle of a run.
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'i18next',
        'mockdate',
        'react-i18next',
        '@fortuna/ui > styled-components',
        '@fortuna/ui > react-hook-form',
        '@fortuna/ui > valibot',
        '@fortuna/ui > uqr',
        '@fortuna/ui > embla-carousel-react',
        '@fortuna/ui > @base-ui/react/dialog',
        '@fortuna/ui > @base-ui/react/alert-dialog',
        '@fortuna/ui > @base-ui/react/tabs',
        '@fortuna/ui > @base-ui/react/toast',
        '@fortuna/site > @tanstack/react-query',
        '@fortuna/site > @xstate/react',
        'react-router-dom',
        '@fortuna/site > xstate',
        '@fortuna/site > @fortuna/api > openapi-fetch',
        '@fortuna/sandbox > @noble/hashes/hmac.js',
        '@fortuna/sandbox > @noble/hashes/scrypt.js',
        '@fortuna/sandbox > @noble/hashes/sha2.js',
        '@fortuna/sandbox > @noble/hashes/utils.js',
        '@fortuna/sandbox > ajv/dist/2020.js',
        '@fortuna/sandbox > ajv-formats',
        '@fortuna/sandbox > drizzle-orm',
        '@fortuna/sandbox > drizzle-orm/sql-js',
        '@fortuna/sandbox > drizzle-orm/sqlite-core',
        '@fortuna/sandbox > fast-png',
        '@fortuna/sandbox > hono',
        '@fortuna/sandbox > hono/body-limit',
        '@fortuna/sandbox > hono/cookie',
        '@fortuna/sandbox > hono/cors',
        '@fortuna/sandbox > hono/html',
        '@fortuna/sandbox > sql.js',
      ],
    },
    test: {
      name,
      exclude: [...configDefaults.exclude, ...exclude],
      // Two days each: the brand of the day changes every day, and each of its stories has to meet axe too.
      env: { AXE_TURN: takesTurns() ? String(Math.floor(today / 2) % 2) : '' },
      // A journey is many steps, on machines that do other things too.
      testTimeout: 120_000,
      // A story leaves nothing behind (its mount and its `beforeEach` clean up), and one page for all takes half the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: 180_000,
        provider: playwright({
          launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: chromiumArgs },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Stories that are left to other days: of so many parts of the files one is on. */
const notToday = (parts: number) =>
  globSync('packages/ui/src/**/*.stories.tsx')
    .sort()
    .filter((_, place) => !isInTurn(place, parts));

/**
 * Unit tests run in Node. Every story runs in the default brand (`npm test`: a seventeenth of them a day); those whose structure or look depends
 * on the brand (tag `brands`) run in the others too (in one of them a day, a twenty-ninth of them), and the journeys (tag `journey`) by themselves (every third day).
 */
export default defineConfig({
  test: {
    // All of them: by default one core in two would stand by.
    maxWorkers: '100%',
    projects: [
      unitProject('unit', [
        'packages/{api,flows,ui}/**/*.test.ts',
        'apps/site/src/**/*.test.ts',
        'test/**/*.test.ts',
      ]),
      // The back end keeps everything in its world, which each test makes for itself: modules of their own for each file would take twice the time.
      unitProject('unit-sandbox', ['packages/{domain,sandbox}/**/*.test.ts'], {
        isolate: false,
        pool: 'threads',
      }),
      storyProject('stories', { tags: { exclude: ['journey'] } }, notToday(17)),
      storyProject('stories-journeys', { tags: { include: ['journey'] } }),
      ...otherBrandIds().map((brand) =>
        storyProject(
          `stories-${brand}`,
          { tags: { include: ['brands'] }, initialGlobals: { brand } },
          notToday(29),
        ),
      ),
    ],
  },
});
