import '../packages/ui/src/theme/base.css';
import '../packages/ui/src/brands/mare/fonts.css';
import '../packages/ui/src/brands/mare/brand.css';
import type { Preview } from '@storybook/react-vite';
import { withBrand, withLocale } from './decorators.tsx';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // A failing rule fails the story's test; `incomplete` results need a person and are listed in the panel.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
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
          'Foundations',
          'Primitives',
          'Composites',
          'Game',
          'Money',
          'Account',
          'Frame',
          'Screens',
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt', title: 'Português' },
          { value: 'en', title: 'English' },
          { value: 'cn', title: '简体中文' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [{ value: 'mare', title: 'Maré' }] },
    },
  },
  initialGlobals: { locale: 'pt', brand: 'mare' },
  decorators: [withLocale, withBrand],
  tags: ['autodocs'],
};
export default preview;
