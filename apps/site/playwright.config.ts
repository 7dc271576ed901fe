import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from '../../scripts/chromium.ts';
import { e2eEnv, sandboxOrigin, siteOrigin } from './e2e/environment.ts';

/** Journeys of players: the built site with its production headers, against the sandbox in memory. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: siteOrigin,
    trace: 'retain-on-failure',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: chromiumArgs },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: [
    {
      command: 'node packages/sandbox/src/main.ts',
      cwd: '../..',
      url: `${sandboxOrigin}/healthz`,
      env: e2eEnv,
      reuseExistingServer: false,
    },
    {
      command: 'node apps/site/build/static-server.ts',
      cwd: '../..',
      url: `${siteOrigin}/healthz`,
      env: e2eEnv,
      reuseExistingServer: false,
    },
  ],
});
