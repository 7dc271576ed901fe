import './preview.css';
import './docs-focus.ts';
import './icons.ts';
import './scroll-driven-animations.ts';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { brands } from './brands.ts';
import { controlsFromProps } from './controls.ts';
import { beforeEach, loadBrandLooks, withBrand, withMotion, withToolbarNote } from './decorators.tsx';
import { withLocale } from './locale-decorator.tsx';
import { modesOf } from './modes.ts';
import { withSample, withSite, withTexts } from './sample-decorators.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// What a story opens may be a chunk of its own, on machines that do other things too.
configure({ asyncUtilTimeout: 10_000 });

// The blocks of the documentation are no part of a story's test.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // With the sentence and the default of each prop, beside the story as on its page.
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    // A failing rule fails the story's test; `incomplete` results need a person and are listed in the panel.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: modesOf(brands.map(({ id }) => id)) },
    viewport: {
      options: {
        phone360: { name: '360 phone', styles: { width: '360px', height: '780px' } },
        phone390: { name: '390 phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280 desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'For designers', 'For brand operators', 'Writing', 'Escrever'],
          'Foundations',
          ['Tokens', 'Contrast', 'Type', 'Motion', 'Art gallery', 'Part costs'],
          'Primitives',
          'Composites',
          'Game',
          'Money',
          'Promotions',
          'Account',
          'Frame',
          'Screens',
          'Journeys',
          'Brands',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [controlsFromProps],
  beforeEach,
  loaders: [loadBrandLooks],
  decorators: [withSample, withSite, withLocale, withMotion, withBrand, withTexts, withToolbarNote],
  // A picture is taken of every story that does not say otherwise (`npm run visual`).
  tags: ['autodocs', 'visual'],
};
export default preview;
