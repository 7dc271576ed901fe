import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A look that the default brand does not use: a separate chunk, so that nobody loads the looks of other brands. A prerendered
 * page already contains it drawn, and it is hydrated when its chunk arrives.
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

/** A decoration whose chunk may come late or not at all: the page must do without it, an error page above all. */
export function lazyDecoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyLook(() => load().catch(() => () => null));
}
