import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A look that the default brand does not have: a chunk of its own, so that nobody loads the looks of other brands. A prerendered
 * page holds it already drawn, and it comes alive when its chunk is there.
 */
export function lazyLook<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each look, where its module begins.
  return function Look(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** A decoration whose chunk may come late or not at all: the page does without it, an error page above all. */
export function lazyDecoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyLook(() => load().catch(() => () => null));
}
