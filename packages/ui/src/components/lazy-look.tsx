import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';

/** Between two attempts at a part that did not come, in milliseconds. */
const pause = 8_000;

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
  function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const onRetry = useCallback(() => void load().then((loaded) => setPart(() => loaded), console.error), []);
    useEffect(() => {
      if (Part) return;
      const timer = setInterval(onRetry, pause);
      window.addEventListener('online', onRetry);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', onRetry);
      };
    }, [Part, onRetry]);
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
