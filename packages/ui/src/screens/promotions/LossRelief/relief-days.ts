import type { Reward, RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { addSiteDays, siteDaysFrom } from '@fortuna/domain/site-days.ts';
import { isSiteDay, siteDay } from '@fortuna/domain/time-zone.ts';

export interface ReliefDay {
  readonly day: string;
  readonly isToday: boolean;
  /** Null where the day gives nothing back. */
  readonly relief: Reward | null;
}

/** So many days stand in the strip, the running one among them. */
const shownDays = 7;

/** The day that a relief is for; null where the server calls it something else. */
export function dayOf({ subject }: Reward): string | null {
  return subject !== null && isSiteDay(subject) ? subject : null;
}

/** The last days by the server's clock, oldest first, with what each gives back. */
export function reliefDays({ rewards, serverTime }: RewardList): readonly ReliefDay[] {
  const today = siteDay(serverTime);
  return siteDaysFrom(addSiteDays(today, 1 - shownDays), shownDays).map((day) => ({
    day,
    isToday: day === today,
    relief: rewards.find((reward) => dayOf(reward) === day) ?? null,
  }));
}
