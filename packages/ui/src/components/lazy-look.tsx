import { type ComponentType, type FunctionComponent, lazy, Suspense, useEffect, useState } from 'react';

/** Shortest wait before a part that did not come is asked for again, in milliseconds; doubled each time. */
const firstWait = 2_000;

/** What stands in for a part that did not come may ask for it at once. */
export interface Retry {
  readonly onRetry: () => void;
}

/**
 * A part in a chunk of its own. Where the chunk does not come, `Instead` stands there (nothing, unless it is said) until it does: it is
 * asked for again after a while, when the phone is online again, and when `Instead` says so. It never fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: FunctionComponent<Props & Retry>,
): ComponentType<Props> {
  let wait = firstWait;
  function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [attempt, setAttempt] = useState(0);
    const onRetry = () => setAttempt((last) => last + 1);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is one, whatever else it uses.
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>;
      const again = () => {
        wait *= 2;
        timer = setTimeout(onRetry, wait);
      };
      if (attempt === 0) timer = setTimeout(onRetry, wait);
      else load().then((loaded) => setPart(() => loaded), again);
      window.addEventListener('online', onRetry);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', onRetry);
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    return Instead ? <Instead {...props} onRetry={onRetry} /> : null;
  }
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Later }),
    ),
  );
}

/**
 * A look that the default brand does not use: a separate chunk, so that nobody loads the looks of other brands. A prerendered
 * page already contains it drawn, and it is hydrated when its chunk arrives. Where it does not come, the default brand's look stands in.
 */
export function lazyLook<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: FunctionComponent<Props>,
): ComponentType<Props> {
  const Loaded = lazyPart(load, Instead);
  return function Look(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
