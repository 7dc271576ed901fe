import type { Preview } from '@storybook/react-vite';
import { allBrands, brands, defaultBrand } from './brands.ts';
import { pseudoLanguage } from './catalogues.ts';

/** What a designer switches for every story: the toolbar above the canvas. The viewport has a tool of its own. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        ...brands.map(({ id, title }) => ({ value: id, title })),
        { value: allBrands, title: 'All side by side', icon: 'sidebyside' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'pt', title: 'Portuguese' },
        { value: 'en', title: 'English' },
        { value: 'cn', title: 'Chinese' },
        { value: pseudoLanguage, title: 'Long texts (pseudo)' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  money: {
    description: 'Money',
    toolbar: {
      icon: 'credit',
      dynamicTitle: true,
      items: [
        { value: 'typical', title: 'Typical money' },
        { value: 'zero', title: 'No money' },
        { value: 'huge', title: 'Huge amounts' },
        { value: 'hidden', title: 'Hidden balance' },
      ],
    },
  },
  words: {
    description: 'Words',
    toolbar: {
      icon: 'comment',
      dynamicTitle: true,
      items: [
        { value: 'product', title: 'The product’s words' },
        { value: 'brand', title: 'The brand’s own words' },
      ],
    },
  },
  session: {
    description: 'Session',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'story', title: 'Session of the story' },
        { value: 'guest', title: 'Guest' },
        { value: 'member', title: 'Member' },
      ],
    },
  },
};

export const initialGlobals = {
  brand: defaultBrand.id,
  locale: 'pt',
  motion: 'full',
  money: 'typical',
  words: 'product',
  session: 'story',
} as const;
