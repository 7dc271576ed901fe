import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { MessageLanguage } from '../messages/translate.ts';
import { announcements } from './tables-information.ts';
import type { World } from './world.ts';

export interface AnnouncementText {
  readonly title: string;
  readonly content: string;
}

/** Texts by language; one that is missing is shown in Portuguese. */
export type AnnouncementTexts = { readonly pt: AnnouncementText } & Partial<
  Readonly<Record<MessageLanguage, AnnouncementText>>
>;

export interface NewAnnouncement {
  readonly texts: AnnouncementTexts;
  /** Path of the site that it leads to. */
  readonly url: string | null;
  readonly isPopup: boolean;
}

export interface RunningAnnouncement extends AnnouncementText {
  readonly id: number;
  readonly url: string | null;
  readonly isPopup: boolean;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

/** Shows it to everybody, from `at` on. */
export function announce(world: World, input: NewAnnouncement, at: number = world.clock.now()): void {
  const { texts, url, isPopup } = input;
  world.db
    .insert(announcements)
    .values({ texts: JSON.stringify(texts), url, isPopup, startedAt: at, endedAt: null })
    .run();
}

type AnnouncementRow = typeof announcements.$inferSelect;

export interface Announcement extends Omit<AnnouncementRow, 'texts'> {
  readonly texts: AnnouncementTexts;
}

/** Those that run and those that have ended, newest first. */
export function allAnnouncements(world: World): Announcement[] {
  return world.db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.startedAt), desc(announcements.id))
    .all()
    .map((row) => ({ ...row, texts: JSON.parse(row.texts) }));
}

/** The current ones, newest first. */
export function listAnnouncements(world: World, language: MessageLanguage): RunningAnnouncement[] {
  const now = world.clock.now();
  return world.db
    .select()
    .from(announcements)
    .where(
      and(
        lte(announcements.startedAt, now),
        or(isNull(announcements.endedAt), gt(announcements.endedAt, now)),
      ),
    )
    .orderBy(desc(announcements.startedAt), desc(announcements.id))
    .all()
    .map(({ texts, ...row }) => {
      const byLanguage: AnnouncementTexts = JSON.parse(texts);
      return { ...row, ...(byLanguage[language] ?? byLanguage.pt) };
    });
}

/** Takes an announcement down. @returns false when there is none that runs, in which case nothing changes. */
export function endAnnouncement(world: World, id: number): boolean {
  const now = world.clock.now();
  const isRunning = or(isNull(announcements.endedAt), gt(announcements.endedAt, now));
  const ended = world.db
    .update(announcements)
    .set({ endedAt: now })
    .where(and(eq(announcements.id, id), isRunning))
    .returning()
    .get();
  return ended !== undefined;
}
