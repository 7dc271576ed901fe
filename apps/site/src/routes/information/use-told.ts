import type { Problem } from '@fortuna/domain/problem.ts';
import { useProblemText } from '@fortuna/ui/screens/useProblemText.ts';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../frame/ui-store.ts';

/** A press that met a problem: told over the page, since the list may be scrolled anywhere. An ended login has a dialog of its own. */
export function useTold(problem: Problem | null): void {
  const textOf = useProblemText();
  const tell = useEffectEvent((met: Problem) => {
    if (met.kind !== 'unauthenticated')
      announce({ id: 'messages-problem', tone: 'danger', title: textOf(met) });
  });
  useEffect(() => {
    if (problem) tell(problem);
  }, [problem]);
}
