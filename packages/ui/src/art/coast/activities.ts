import type { ActivityDrawings } from '../activity-art.ts';
import { deposits } from './activity-deposits.ts';
import { ladders } from './activity-ladders.ts';
import { losses } from './activity-losses.ts';
import { luck } from './activity-luck.ts';

export const activities: ActivityDrawings = { ...deposits, ...ladders, ...losses, ...luck };
