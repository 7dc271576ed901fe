import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs } from './scripts/chromium.ts';

/** Unit tests run in Node; each story runs in Chromium with axe as error. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/test/**/*.test.ts',
            'apps/site/src/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          // Named here so that the optimizer does not reload the page in the middle of a run.
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'i18next',
            'react-i18next',
            'styled-components',
            '@fortuna/ui > react-hook-form',
            '@fortuna/ui > valibot',
            '@fortuna/ui > uqr',
            '@fortuna/ui > @base-ui/react/dialog',
            '@fortuna/ui > @base-ui/react/alert-dialog',
            '@fortuna/ui > @base-ui/react/tabs',
            '@fortuna/ui > @base-ui/react/toast',
          ],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 180_000,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
                args: chromiumArgs,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
