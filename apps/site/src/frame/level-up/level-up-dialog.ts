import { pause } from '../entry/calm.ts';
import { isModalOpened } from '../unfinished.ts';

/** Announcements wait for the same pause, and go first. In milliseconds. */
const courtesy = 400;

/** Resolves in a pause that nobody else has taken; never once `signal` is aborted. */
async function ownPause(signal: AbortSignal): Promise<void> {
  do {
    await pause(signal);
    await new Promise((resolve) => setTimeout(resolve, courtesy));
  } while (isModalOpened());
}

/** The dialog of a new level, in a pause. Rejects where it did not come: the next occasion tries again. */
export async function levelUpDialog(signal: AbortSignal) {
  await ownPause(signal);
  const { LevelUpMoment } = await import('./LevelUpMoment.tsx');
  // Meanwhile a form may have been begun.
  await ownPause(signal);
  return LevelUpMoment;
}
