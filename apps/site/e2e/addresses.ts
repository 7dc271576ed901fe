import { to } from '@fortuna/domain/site-map.ts';
import { slot, stageOf } from './sample-games.ts';

const shown: Readonly<Record<string, string>> = {
  '/gameInfo': stageOf(slot),
  '/fair-play': to('/fair-play', { round: '1' }),
  '/information-center/announcement/detail': to('/information-center/announcement/detail', { id: '1' }),
};

/** A route as a person would open it, with what its address needs to show its content and not only its frame. */
export function addressOf(path: string): string {
  return shown[path] ?? path;
}
