import type { Maintenance } from '@fortuna/domain/model/site.ts';
import type { SitePath } from '@fortuna/domain/site-map.ts';
import { useLocation } from 'react-router-dom';
import { emptySecrets, isFormFilled } from '../frame/unfinished.ts';
import { createStore } from '../platform/create-store.ts';
import { queryClient } from '../platform/query-client.ts';
import { getSession, retrySession } from '../session/session-store.ts';

/** A site that is closed for maintenance. */
export interface ClosedSite extends Maintenance {
  /** Entry of the history whose page stays open, since something is under way on it; null: none. */
  readonly keptEntry: string | null;
  /** Entry of the history on whose page, or over it, something is typed: it waits out of sight; null: none. */
  readonly typedEntry: string | null;
}

const closed = createStore<ClosedSite | null>(null);
export const useClosedSite = closed.use;
export const closedSite = closed.get;

/** What the player sees of this entry of the history: the page, or that the site is closed. */
export function useIsCovered(): boolean {
  const site = closed.use();
  const { key } = useLocation();
  return site !== null && site.keptEntry !== key;
}

/** A code to be paid keeps being valid, and a round goes on in the frame of its provider. */
function isUnderWay(): boolean {
  const isPayment = window.location.pathname === ('/recharge-payment' satisfies SitePath);
  return getSession().view.kind === 'member' && (isPayment || document.querySelector('iframe') !== null);
}

/** As the router knows it: a page that has been opened directly has no key of its own. */
function thisEntry(): string {
  return window.history.state?.key ?? 'default';
}

/** Closes the site for the player, or says better until when and why. */
export function closeSite(maintenance: Maintenance): void {
  const before = closed.get();
  if (before) {
    closed.set({ ...before, ...maintenance });
    return;
  }
  const isKept = isUnderWay();
  const isTyped = !isKept && isFormFilled();
  if (isTyped) emptySecrets();
  closed.set({
    ...maintenance,
    keptEntry: isKept ? thisEntry() : null,
    typedEntry: isTyped ? thisEntry() : null,
  });
}

/** Lets the player in again, and everything that failed meanwhile be read anew. */
export function openSite(): void {
  if (closed.get() === null) return;
  closed.set(null);
  if (getSession().view.kind === 'unreachable') retrySession();
  void queryClient.invalidateQueries();
}
