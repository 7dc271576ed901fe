import type { Captcha } from '@fortuna/domain/model/auth.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Loadable } from '../../page/loadable.ts';

/** The picture puzzle beside the form; it reloads itself after a failure, the other fields stay. */
export type CaptchaView = Loadable<Captcha>;

/** What the session flow tells the login and register forms (made by `session.view.ts` of packages/flows). */
export type AuthSubmission =
  | { readonly kind: 'editing'; readonly problem: Problem | null }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'done' };

/** The two forms of the same panel. */
export type AuthMode = 'login' | 'register';
