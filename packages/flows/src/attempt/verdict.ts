import { isAnswerLost, type Problem } from '@fortuna/domain/problem.ts';

/**
 * What a failed send says about the request.
 * - `lost`: it may have happened, the records must be read.
 * - `refused`: it did not happen, the attempt is over.
 * - `open`: this answer (to a repeated send) says nothing about the first one, e.g. a 401 or a 429 before the key was looked at.
 */
export function verdictOf(problem: Problem, isRepeat: boolean): 'lost' | 'refused' | 'open' {
  if (isAnswerLost(problem)) return 'lost';
  if (!isRepeat) return 'refused';
  return problem.kind === 'refused' || problem.kind === 'invalid' ? 'refused' : 'open';
}
