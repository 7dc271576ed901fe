import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from '../../scripts/chromium.ts';
import { e2eEnv, sandboxOrigin, siteOrigin } from './e2e/environment.ts';
import type { JourneyOptions } from './e2e/journey.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Journeys that are made in every window and language; all others are made once, on a phone in Portuguese. */
const everywhere = /main-journey|withdrawal-review/;

/** Journeys of players: the built site with its production headers, against the sandbox in memory. */
export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  expect: { timeout: 8_000 },
  // For machines: into the file that PLAYWRIGHT_JSON_OUTPUT_NAME names.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: siteOrigin,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    actionTimeout: 8_000,
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: chromiumArgs },
  },
  projects: [
    { name: 'phone pt', use: { ...phone, language: 'pt' } },
    { name: 'desktop pt', use: { ...desktop, language: 'pt' }, testMatch: everywhere },
    { name: 'desktop en', use: { ...desktop, language: 'en' }, testMatch: everywhere },
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
