import { appName, longestAppName } from '../../apps/site/build/app-name.ts';
import { PackProblems } from './pack-schema.ts';

/** A brand whose name has no room below its app's icon has to be called something shorter there. Throws in an operator's words. */
export function expectAppName(title: string, wordmark: string): void {
  const short = appName({ title, wordmark });
  if (short.length > longestAppName)
    throw new Error(
      `"${short}" has ${short.length} signs, and ${longestAppName} have room below the app's icon: give a shorter name of at most ${longestAppName} signs with --wordmark.`,
    );
}

/** What of the command each file is made of. */
const origins = [
  ['brand.json', 'the name, --wordmark and --id'],
  ['layout.json', '--layout'],
  ['fonts.json', '--faces'],
  ['tokens/', '--accent, --second and --like'],
  ['art/mark.svg', '--logo'],
] as const;

/** Problems of a pack that is taken away again: whoever reads them finds no such files, and has options alone to change. */
export function refusal(problems: readonly string[]): PackProblems {
  const named = origins.filter(([file]) => problems.some((problem) => problem.includes(file)));
  const sources = named.map(([file, options]) => `${file} is made of ${options}`);
  return new PackProblems([
    `The brand is not in order and has been taken away again${sources.length > 0 ? `; what has to change are the options of this command (${sources.join('; ')})` : ''}:`,
    ...problems,
  ]);
}
