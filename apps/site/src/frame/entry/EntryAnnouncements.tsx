import type { SitePath } from '@fortuna/domain/site-map.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClosedSite } from '../../configuration/closed-site.ts';
import { type SessionSnapshot, useSession } from '../../session/session-store.ts';
import { useUiState } from '../ui-store.ts';
import { type EntryNews, mayBeTold, nextNews } from './entry-news.ts';
import type { Visitor } from './reminders-off.ts';

/** Where players look around. To every other page they have come for something: money, a game, help, a form. */
const lobby: readonly SitePath[] = ['/', '/game'];

/** Who enters; null while that is not known, while the session has something to say itself, and after a logout, which is no entry. */
function visitorOf({ view, owner }: SessionSnapshot): Visitor | null {
  if (view.kind === 'member') return view.member.id;
  return view.kind === 'guest' && !view.isLoginAsked && owner === null ? 'guest' : null;
}

/** What the house tells on entry (requirement SHELL-11): in the lobby, in a pause, over nothing that somebody is doing. */
export function EntryAnnouncements() {
  const { pathname, key } = useLocation();
  const { switchedOff } = useBrand();
  const visitor = visitorOf(useSession());
  const { authDialog, isUpdateAsked } = useUiState();
  const isClosed = useClosedSite() !== null;
  const isInLobby =
    lobby.some((path) => path === pathname) && authDialog === null && !isUpdateAsked && !isClosed;
  const [news, setNews] = useState<EntryNews | null>(null);
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is another occasion, and ends the one before.
  useEffect(() => {
    if (visitor === null || !isInLobby || !mayBeTold(visitor)) return;
    const left = new AbortController();
    const show = (next: EntryNews | null) => {
      if (left.signal.aborted || next === null) return;
      setNews(next);
      setOpen(true);
    };
    // What does not come is left for the next time: nobody has asked for it.
    nextNews(visitor, switchedOff, left.signal).then(show, () => undefined);
    return () => {
      left.abort();
      setOpen(false);
    };
  }, [visitor, isInLobby, switchedOff, key]);

  if (news === null) return null;
  const { Dialog, ...told } = news;
  return <Dialog {...told} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
