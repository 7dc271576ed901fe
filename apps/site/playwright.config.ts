import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { windowlessArgs } from '../../scripts/chromium.ts';
import { allServers, siteOrigin, workerCount } from './e2e/environment.ts';
import type { JourneyOptions } from './e2e/journey.ts';
import { isInTurn, takesTurns } from './e2e/turns.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Journeys that are made in every window and language (`npm test`: on a phone each day, on a desktop in one of the languages); all others once, on a phone in Portuguese. */
const everywhere = /main-journey|withdrawal-review/;
/** Those that are made on a desktop too, in Portuguese. */
const onDesktop =
  /main-journey|withdrawal-review|security-centre|forgotten-password|catalogue|game-search|favourites/;

/** Paying in and out, what holds for every page, and how each brand starts on its own host: on every day. */
const daily = /main-journey|withdrawal-review|payment|sends-once|pages|budgets|own-hosts|operations/;
/** What else is money's, the session, and what is typed: on every sixth day, so that no two of the long ones meet. */
const often = /session|deposits|members|lost-answer|claims|writes|forms|mistakes/;
/** All others take turns from day to day in `npm test`; `npm run test:full` makes all of them. */
const notToday = readdirSync(join(import.meta.dirname, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts') && !daily.test(name))
  .sort()
  .filter((name, place) => !isInTurn(place, often.test(name) ? 6 : 24))
  .map((name) => `**/${name}`);

/** The brands' own hosts are this machine. */
const ownHosts = ['--host-resolver-rules=MAP *.example 127.0.0.1'];

const server = { cwd: '../..', reuseExistingServer: false };

/** Comes after all others and adds up what they have seen. */
const afterAll = /operations\.spec/;

/** Journeys of players: the built site with its production headers, against the sandbox in memory, a pair for each worker. */
export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  outputDir: '../../test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: workerCount,
  // Decision 35: one on the short run, which says so; none where everything is played.
  retries: takesTurns() ? 1 : 0,
  timeout: 60_000,
  forbidOnly: true,
  expect: { timeout: 8_000 },
  // For machines: into the file that PLAYWRIGHT_JSON_OUTPUT_NAME names.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: siteOrigin,
    // Snapshots of the document at every step would cost a sixth of the time; how it looked at the end is in the report anyway.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 8_000,
    timezoneId: 'America/Sao_Paulo',
    // What a journey's requests meet is to be the server, and not a copy.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...windowlessArgs, ...ownHosts],
    },
  },
  projects: [
    { name: 'phone pt', use: { ...phone, language: 'pt' }, testIgnore: [afterAll, ...notToday] },
    {
      name: 'desktop pt',
      use: { ...desktop, language: 'pt' },
      testMatch: onDesktop,
      testIgnore: isInTurn(0) ? notToday : [everywhere, ...notToday],
    },
    {
      name: 'desktop en',
      use: { ...desktop, language: 'en' },
      testMatch: everywhere,
      testIgnore: isInTurn(1) ? [] : everywhere,
    },
    {
      name: 'operations',
      testMatch: afterAll,
      dependencies: ['phone pt', 'desktop pt', 'desktop en'],
    },
  ],
  webServer: allServers.flatMap(({ siteOrigin, sandboxOrigin, env }) => [
    { ...server, command: 'node packages/sandbox/src/main.ts', url: `${sandboxOrigin}/healthz`, env },
    { ...server, command: 'node apps/site/build/static-server.ts', url: `${siteOrigin}/healthz`, env },
  ]),
});
