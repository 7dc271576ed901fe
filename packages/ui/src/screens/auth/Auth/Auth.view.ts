import type { Problem } from '@fortuna/domain/problem.ts';

/** The picture puzzle beside the form; it reloads itself after a failure, the other fields stay. */
export type CaptchaView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly key: string; readonly image: string }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** What the session flow tells the login and register forms (made by `session.view.ts` of packages/flows). */
export type AuthSubmission =
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'done' };

/** The two forms of the same panel. */
export type AuthMode = 'login' | 'register';
