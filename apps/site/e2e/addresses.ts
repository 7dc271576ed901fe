import { slot, stageOf } from './sample-games.ts';

/** A route as a person would open it, with what its address needs to show its content and not only its frame. */
export function addressOf(path: string): string {
  return path === '/gameInfo' ? stageOf(slot) : path;
}
