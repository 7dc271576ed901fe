import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { BrandLayout } from '../theme/brand.ts';

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

/** A part that may be had before it is drawn: whether it, or what stands in for it, is there. */
export type Look<Props extends object> = FunctionComponent<Props> & { readonly load: () => Promise<boolean> };

/**
 * A look is a separate chunk, so that nobody loads the looks of other brands. A prerendered page already contains it drawn, and is
 * hydrated when its chunk is there (`loadLooks`): a boundary that is updated before would lose what is drawn. Where it does not come,
 * the look `Instead` stands in, the default brand's.
 */
export function lazyLook<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: Look<Props>,
): Look<Props> {
  const Lazy = lazyPart(load, Instead);
  let Loaded: ComponentType<Props> | undefined;
  function LazyLook(props: Props) {
    // What it has begun with: a change of component would draw it anew.
    const [Part] = useState(() => Loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyLook, {
    load: () =>
      load().then(
        (loaded) => {
          Loaded = loaded;
          return true;
        },
        () => Instead?.load() ?? false,
      ),
  });
}

interface AxisLooks {
  readonly axis: keyof BrandLayout;
  readonly looks: Readonly<Record<string, Look<never>>>;
}

const known: AxisLooks[] = [];

type Words<Axis extends keyof BrandLayout> = BrandLayout[Axis] & string;

/** The looks of a part, one for each word of an axis of the brand's layout; the first stands in for those that do not come. */
export function looksOf<Axis extends keyof BrandLayout, Props extends object>(
  axis: Axis,
  loads: Readonly<Record<Words<Axis>, () => Promise<ComponentType<Props>>>>,
): Readonly<Record<Words<Axis>, Look<Props>>> {
  const looks = {} as Record<Words<Axis>, Look<Props>>;
  let first: Look<Props> | undefined;
  for (const word of Object.keys(loads) as Words<Axis>[]) {
    looks[word] = lazyLook(loads[word], first);
    first ??= looks[word];
  }
  known.push({ axis, looks: looks as unknown as AxisLooks['looks'] });
  return looks;
}

/**
 * Has those looks of a brand ready that the modules so far know of; for one that does not come, the look that stands in. Rejects where
 * that does not come either: then there is no page to draw.
 */
export async function loadLooks(layout: BrandLayout): Promise<void> {
  const isThere = await Promise.all(known.map(({ axis, looks }) => looks[String(layout[axis])]?.load()));
  if (isThere.includes(false)) throw new Error('the looks of the page did not come');
}

/** Has all looks ready that the modules so far know of, of whichever brand: for stories in forms that their brand does not have. */
export async function loadAllLooks(): Promise<void> {
  await Promise.all(known.flatMap(({ looks }) => Object.values(looks).map(({ load }) => load())));
}
