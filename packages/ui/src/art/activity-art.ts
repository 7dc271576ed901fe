import { type ActivityCode, activityCodes } from '@fortuna/domain/model/promotions-activities.ts';
import type { ActivityFrame, DrawActivity } from './activity-frame.ts';

export type ActivityPage = ActivityCode | 'other';
export const activityPages: readonly ActivityPage[] = [...activityCodes, 'other'];

/** One that is missing does not compile. */
export type ActivityDrawings = Readonly<Record<ActivityPage, DrawActivity>>;

export const activityShapes = ['card', 'wide', 'band'] as const;
export type ActivityShape = (typeof activityShapes)[number];

/** The wide one shows more of the surroundings left and right, the band yet more. */
export const activityFrames: Readonly<Record<ActivityShape, ActivityFrame>> = {
  card: { width: 320, height: 240 },
  wide: { width: 480, height: 240 },
  band: { width: 720, height: 240 },
};
