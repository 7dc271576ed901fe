import type { Preview } from '@storybook/react-vite';
import { allBrands, brands, defaultBrand } from './brands.ts';
import { pseudoLanguage } from './catalogues.ts';
import type { Tool, ToolType } from './toolbar-tools.ts';

/** Tools that are greyed where a story has no use for them (`toolbar-tool.ts`). */
const tools: Readonly<Record<Tool, ToolType>> = {
  locale: {
    description: 'Language',
    tool: {
      icon: 'globe',
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
    tool: {
      icon: 'reload',
      items: [
        { value: 'full', title: 'Full' },
        { value: 'reduced', title: 'Reduced' },
      ],
    },
  },
  money: {
    description: 'Money',
    tool: {
      icon: 'card',
      items: [
        { value: 'typical', title: 'Story’s' },
        { value: 'zero', title: 'Zero' },
        { value: 'huge', title: 'Huge' },
        { value: 'hidden', title: 'Hidden' },
      ],
    },
  },
  words: {
    description: 'Words',
    tool: {
      icon: 'mail',
      items: [
        { value: 'product', title: 'Product’s' },
        { value: 'brand', title: 'Brand’s own' },
      ],
    },
  },
  session: {
    description: 'Session',
    tool: {
      icon: 'user',
      items: [
        { value: 'story', title: 'Story’s' },
        { value: 'guest', title: 'Guest' },
        { value: 'member', title: 'Member' },
      ],
    },
  },
};

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
  ...tools,
};

export const initialGlobals = {
  brand: defaultBrand.id,
  locale: 'pt',
  motion: 'full',
  money: 'typical',
  words: 'product',
  session: 'story',
} as const;
