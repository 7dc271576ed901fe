/** `npm run test:full` runs the long versions. */
export const isFullRun = process.env.TEST_FULL === '1';

/** How often something is tried in `npm test`, and how often in the long run. */
export function times(short: number, long: number): number {
  return isFullRun ? long : short;
}
