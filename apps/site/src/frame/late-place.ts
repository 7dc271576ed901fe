import { firstBelowView, isNear } from './near.ts';

/** The next part of the page that is seen: empty places stand beside each other, and an observer never meets what is hidden. */
export function shownAfter(place: Element): Element | null {
  const next = place.nextElementSibling;
  return next === null || next.getClientRects().length > 0 ? next : shownAfter(next);
}

const withAllAfter = (first: Element): readonly Element[] => {
  const next = shownAfter(first);
  return next === null ? [first] : [first, ...withAllAfter(next)];
};

export interface Late<Content> {
  readonly content: Content;
  /** What it is put before. */
  readonly before: Element;
}

/**
 * What is put into the home as one comes near `first`, while its place is still out of sight, so that nothing that is seen moves. Who has
 * scrolled on meanwhile finds it before the next part of the page that is not in sight yet.
 */
export async function readyBelow<Content>(
  first: Element,
  load: () => Promise<Content | null>,
  signal: AbortSignal,
): Promise<Late<Content> | null> {
  await isNear(first, signal);
  const content = await load();
  return content && { content, before: await firstBelowView(() => withAllAfter(first), signal) };
}
