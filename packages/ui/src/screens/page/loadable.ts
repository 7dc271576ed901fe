import type { Problem } from '@fortuna/domain/problem.ts';

/** Something that is read, however it stands. */
export type Loadable<Content> =
  | {
      readonly kind: 'loading';
      /** Lets go of what is on its way and asks anew; for players who no longer wait. */
      readonly onRetry?: (() => void) | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly problem: Problem;
      readonly onRetry: () => void;
    }
  | {
      readonly kind: 'ready';
      readonly content: Content;
      /** It is read again, or another page or filter is on its way; this is what was there before. */
      readonly isRefreshing: boolean;
      /** The last reading failed: what is shown may be old. */
      readonly isStale: boolean;
    };

/** A member's page, however it stands: guests see the login question in its place (requirement SHELL-07). */
export type PageView<Content> = { readonly kind: 'signedOut' } | Loadable<Content>;

/** Content that is there. */
export function ready<Content>(
  content: Content,
  state: { readonly isRefreshing?: boolean; readonly isStale?: boolean } = {},
): Extract<Loadable<Content>, { kind: 'ready' }> {
  return { kind: 'ready', content, isRefreshing: false, isStale: false, ...state };
}

/** The same state with content made from the content. */
export function mapLoadable<From, To>(view: Loadable<From>, change: (content: From) => To): Loadable<To>;
export function mapLoadable<From, To>(view: PageView<From>, change: (content: From) => To): PageView<To>;
export function mapLoadable<From, To>(view: PageView<From>, change: (content: From) => To): PageView<To> {
  return view.kind === 'ready' ? { ...view, content: change(view.content) } : view;
}

type Contents<Views> = {
  readonly [Name in keyof Views]: Views[Name] extends PageView<infer Content> ? Content : never;
};

/** Several reads as one: signed out or failed where one of them is, ready when all are; a retry asks again for all that failed, or that are still on their way. */
export function allOf<Views extends Readonly<Record<string, PageView<unknown>>>>(
  views: Views,
): PageView<Contents<Views>> {
  const list = Object.values(views);
  if (list.some(({ kind }) => kind === 'signedOut')) return { kind: 'signedOut' };
  const failed = list.filter((view) => view.kind === 'failed');
  const [first] = failed;
  if (first) {
    const onRetry = () => {
      for (const view of failed) view.onRetry();
    };
    return { ...first, onRetry };
  }
  const loading = list.filter((view) => view.kind === 'loading');
  if (loading.length > 0) {
    const onRetry = () => {
      for (const view of loading) view.onRetry?.();
    };
    return { kind: 'loading', onRetry };
  }
  return {
    kind: 'ready',
    // Every one of them is ready here.
    content: Object.fromEntries(
      Object.entries(views).map(([name, view]) => [name, view.kind === 'ready' ? view.content : undefined]),
    ) as Contents<Views>,
    isRefreshing: list.some((view) => view.kind === 'ready' && view.isRefreshing),
    isStale: list.some((view) => view.kind === 'ready' && view.isStale),
  };
}
