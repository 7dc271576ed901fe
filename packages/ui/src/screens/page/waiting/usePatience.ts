import { useState } from 'react';
import type { Loadable, PageView } from '../loadable.ts';
import { useSlow } from './useSlow.ts';

interface Patience<View> {
  /** As it stands; while it is loading and nobody waits any more, as failed. */
  readonly shown: View;
  /** It takes long: the wait is spoken of and may be ended. */
  readonly isSlow: boolean;
  readonly onStop: () => void;
}

/** The player's side of a read: who no longer waits is offered to try again. What comes after all is shown. */
export function usePatience<Content>(view: Loadable<Content>, after?: number): Patience<Loadable<Content>>;
export function usePatience<Content>(view: PageView<Content>, after?: number): Patience<PageView<Content>>;
export function usePatience<Content>(view: PageView<Content>, after?: number): Patience<PageView<Content>> {
  const [hasStopped, setStopped] = useState(false);
  const isLoading = view.kind === 'loading';
  if (hasStopped && !isLoading) setStopped(false);
  const isSlow = useSlow(isLoading && !hasStopped, after);
  const onRetry = () => {
    setStopped(false);
    if (isLoading) view.onRetry?.();
  };
  return {
    shown: hasStopped && isLoading ? { kind: 'failed', problem: { kind: 'timeout' }, onRetry } : view,
    isSlow,
    onStop: () => setStopped(true),
  };
}
