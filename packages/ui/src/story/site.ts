import { fn } from 'storybook/test';
import type { Site } from '../screens/site-context.ts';

/** The site around every story: what a screen asks of it is noted, and a story may look. */
export const storySite = {
  onLogin: fn(),
  onRegister: fn(),
  language: 'pt',
  onLanguage: fn(),
  isBalanceHidden: false,
  onToggleBalance: fn(),
} satisfies Site;
