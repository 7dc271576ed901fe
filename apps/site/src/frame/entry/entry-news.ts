import type { Announcement } from '@fortuna/domain/model/information.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import type { ComponentType } from 'react';
import { queryClient } from '../../platform/query-client.ts';
import { queryOf } from '../../platform/use-public-read.ts';
import { announcements } from '../../routes/information/information.reads.ts';
import { linkInto } from '../server-links.ts';
import { pause } from './calm.ts';
import type { EntryDialogProps } from './EntryDialog.tsx';
import { isReminderOff, type Visitor } from './reminders-off.ts';
import { hasSeen, isDue, rememberAsked } from './told.ts';

/** What is told to one visitor, and the dialog that does it. */
export interface EntryNews {
  readonly visitor: Visitor;
  readonly items: readonly Announcement[];
  readonly Dialog: ComponentType<EntryDialogProps>;
}

export function mayBeTold(visitor: Visitor): boolean {
  return isDue(visitor) && !isReminderOff(visitor);
}

/** Announcements that open by themselves and have not been seen, with those links alone that lead somewhere. */
async function unseen(
  visitor: Visitor,
  switchedOff: readonly BrandFeature[],
): Promise<readonly Announcement[]> {
  const query = queryOf(announcements, visitor === 'guest' ? 'everybody' : visitor, undefined);
  const all = await queryClient.fetchQuery(query);
  const linkOf = linkInto(switchedOff);
  return all
    .filter(({ id, isPopup }) => isPopup && !hasSeen(visitor, id))
    .map((one) => ({ ...one, url: linkOf(one.url) }));
}

/**
 * What there is to tell, in the first pause: so late the server is asked, and only where it would be shown. Null where there is nothing.
 * Rejects where it did not come, and never ends once `signal` is aborted: what is not told now is told the next time.
 */
export async function nextNews(
  visitor: Visitor,
  switchedOff: readonly BrandFeature[],
  signal: AbortSignal,
): Promise<EntryNews | null> {
  await pause(signal);
  const items = await unseen(visitor, switchedOff);
  if (items.length === 0) {
    rememberAsked(visitor);
    return null;
  }
  const { EntryDialog } = await import('./EntryDialog.tsx');
  // Meanwhile a form may have been begun.
  await pause(signal);
  rememberAsked(visitor);
  return { visitor, items, Dialog: EntryDialog };
}
