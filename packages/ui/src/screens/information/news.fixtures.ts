import { sampleAnnouncements } from '@fortuna/domain/testing/samples.ts';

/** The first is new to the reader. */
export const readableAnnouncements = sampleAnnouncements.map((one, place) => ({ ...one, isRead: place > 0 }));
