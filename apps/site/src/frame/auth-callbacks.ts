import { showAuthDialog } from './ui-store.ts';

/** The two ways in that every member's page offers a guest. */
export const authCallbacks = {
  onLogin: () => showAuthDialog('login'),
  onRegister: () => showAuthDialog('register'),
} as const;
