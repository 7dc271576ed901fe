/** `packages/ui/src/components/Button/Button.stories.tsx` -> `Button`; undefined for screens and foundations. */
export function partOfFile(file: unknown): string | undefined {
  return /\/components\/(\w+)\/\w+\.stories\.tsx$/.exec(String(file))?.[1];
}

/** Of what the kit is made from: nothing that one would write or hand props. */
export function isFoundation(file: unknown): boolean {
  return /\/story\/foundations\//.test(String(file));
}
