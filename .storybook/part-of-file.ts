/** `packages/ui/src/components/Button/Button.stories.tsx` -> `Button`; undefined for screens and foundations. */
export function partOfFile(file: unknown): string | undefined {
  return /\/components\/(\w+)\/\w+\.stories\.tsx$/.exec(String(file))?.[1];
}
