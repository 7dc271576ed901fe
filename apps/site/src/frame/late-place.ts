import { isBelowView, isNear } from './near.ts';

/** The next part of the page that is seen: empty places stand beside each other, and an observer never meets what is hidden. */
export function shownAfter(place: Element): Element | null {
  const next = place.nextElementSibling;
  return next === null || next.getClientRects().length > 0 ? next : shownAfter(next);
}

/** What is put into the home as one comes near it, while it is still out of sight, so that nothing that is seen moves. */
export async function readyBelow<Content>(
  after: Element,
  load: () => Promise<Content | null>,
  signal: AbortSignal,
): Promise<Content | null> {
  await isNear(after, signal);
  const content = await load();
  if (content !== null) await isBelowView(after, signal);
  return content;
}
