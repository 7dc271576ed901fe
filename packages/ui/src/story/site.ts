import { fn } from 'storybook/test';
import type { Site } from '../screens/site-context.ts';

/** The site around every story: what a screen asks of it is noted, and a story may look. */
export const storySite = {
  onLogin: fn(),
  onRegister: fn(),
  languages: {
    options: [
      { value: 'pt', name: 'Português', tag: 'pt-BR' },
      { value: 'en', name: 'English', tag: 'en' },
    ],
    value: 'pt',
    onChange: fn(),
  },
  isBalanceHidden: false,
  onToggleBalance: fn(),
} satisfies Site;
