import type { StorybookConfig } from '@storybook/react-vite';
import { wordsPlugin } from '../apps/site/build/words.ts';
import { artFilesPlugin, wordFilesPlugin } from './art-files.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './guides/*.mdx',
    './brands/*.stories.tsx',
    './journeys/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), wordsPlugin(), wordFilesPlugin(), artFilesPlugin()],
  }),
};
export default config;
