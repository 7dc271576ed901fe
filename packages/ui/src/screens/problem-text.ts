import type { Problem } from '@fortuna/domain/problem.ts';
import type { TFunction } from 'i18next';

/**
 * What a problem says to the player: the server's own message where it has one, else the catalogue's text for the kind
 * (specification section 8: "Failed requests show the server's message"). `t` is bound to the `errors` area.
 */
export function problemText(t: TFunction<'errors'>, problem: Problem): string {
  if ('message' in problem && problem.message) return problem.message;
  if (problem.kind === 'invalid' && problem.others) return problem.others.join(' ');
  return problem.kind === 'rateLimited'
    ? t('rateLimited', { seconds: problem.retryAfterSeconds })
    : t(problem.kind);
}
