import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unseenInks } from '../logo/mark-picture.ts';

/** What of the mark nobody would see. */
export function markProblems(folder: string): readonly string[] {
  return unseenInks(readFileSync(join(folder, 'art/mark.svg'), 'utf8')).map(
    (ink) =>
      `art/mark.svg: the shapes of "${ink}" are not to be seen within the viewBox. Correct their path data, or fit the viewBox to the drawing.`,
  );
}
