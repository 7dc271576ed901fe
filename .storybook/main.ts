import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
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
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables of the guides are of GitHub's dialect, which MDX does not know by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // It looks at every element after each change, and nobody asks for it in pictures: a tenth of their time.
  features: { highlight: !process.env.STORYBOOK_PICTURES },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // It knows no `(typeof list)[number]`; `scripts/part-facts.ts` reads the props instead.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), wordsPlugin(), wordFilesPlugin(), artFilesPlugin()],
  }),
};
export default config;
