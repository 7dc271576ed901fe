import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../chromium.ts';

/** Pictures depend on the machine's fonts and stay on it. */
const place = join(import.meta.dirname, '../../.cache/visual');

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(place, 'results'),
  snapshotPathTemplate: join(place, 'accepted/{arg}{ext}'),
  // A part of a picture's time is waiting for the story to rest: four share two cores well.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['line'], ['html', { outputFolder: join(place, 'report'), open: 'never' }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Tiles that are drawn anew in part have other edges, by what came when; and none is drawn before its pictures are.
      args: [...chromiumArgs, '--disable-partial-raster', '--disable-checker-imaging'],
    },
  },
});
