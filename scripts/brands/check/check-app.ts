import { appName, longestAppName } from '../../../apps/site/build/app-name.ts';
import { packTokens } from '../generate-pack.ts';
import { readMark } from '../mark.ts';
import { readBrandFacts } from '../pack-schema.ts';
import { readPackText } from '../read-pack.ts';
import { contrast } from '../tokens/color.ts';

/** As of any sign (WCAG 1.4.11). */
const leastContrast = 3;

function nameProblems(folder: string): readonly string[] {
  const { name, wordmark } = readBrandFacts(folder);
  const short = appName({ title: name, wordmark });
  return short.length <= longestAppName
    ? []
    : [
        `brand.json: neither "name" nor "wordmark" fits below the app's icon. Give a "wordmark" of at most ${longestAppName} signs.`,
      ];
}

function iconProblems(folder: string): readonly string[] {
  const { color } = packTokens(folder);
  const { second } = readMark(readPackText(folder, 'art/mark.svg'));
  const inks = second ? (['accent', 'second'] as const) : (['accent'] as const);
  return inks.flatMap((ink) => {
    const found = contrast(color[ink], color.bg);
    return found >= leastContrast
      ? []
      : [
          `"${ink}" on "bg" (the app's icon) has a contrast of ${found.toFixed(2)}:1 and needs ${leastContrast}:1. Choose a step further from the ground in tokens/sem.json, or change the seed in tokens/seeds.json.`,
        ];
  });
}

/** What is wrong with the brand as an app: its name below the icon, its mark on the icon's ground. */
export function appProblems(folder: string): readonly string[] {
  return [...nameProblems(folder), ...iconProblems(folder)];
}
