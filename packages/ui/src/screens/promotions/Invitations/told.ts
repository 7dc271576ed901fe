import type { Problem } from '@fortuna/domain/problem.ts';
import type { PageView } from '../../page/loadable.ts';
import type { Claims } from '../Claims.view.ts';

/** The code of an invitation's refusal, in its answer or as its HTTP status, for somebody whom nobody knows (specification section 8). */
const unknownMember = 409;

/** A view whose failure is told in these words, the server's own among them. */
export function toldAs<Content>(
  view: PageView<Content>,
  tell: (problem: Problem) => string,
): PageView<Content> {
  return view.kind === 'failed'
    ? { ...view, problem: { kind: 'network', message: tell(view.problem) } }
    : view;
}

/** Claims whose refusal for an unknown member is told in these words, also where the server has none. */
export function tellingUnknownMember(claims: Claims | null, message: string): Claims | null {
  if (claims === null) return null;
  return {
    ...claims,
    of: (target) => {
      const view = claims.of(target);
      const problem = view.kind === 'ready' ? view.problem : null;
      const isUnknown =
        problem?.kind === 'conflict' || (problem?.kind === 'refused' && problem.code === unknownMember);
      return isUnknown ? { kind: 'ready', problem: { ...problem, message } } : view;
    },
  };
}
