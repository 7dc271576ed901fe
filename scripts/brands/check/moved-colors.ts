import { differenceCiede2000 } from 'culori';
import type { BrandTokens } from '../../../packages/ui/src/theme/contract.ts';
import { hexColor } from '../icon.ts';
import { readSeeds } from '../pack-schema.ts';
import { type BrandSeeds, solidOf } from '../tokens/ramps.ts';

const difference = differenceCiede2000();

/** From here on somebody who chose a colour sees that it is another one (CIEDE2000). */
const seen = 5;

const names = ['accent', 'second'] as const;
type Name = (typeof names)[number];

interface Move {
  /** The colour as an operator calls it. */
  readonly told: string;
  readonly wanted: string;
  readonly become: string;
  readonly scheme: BrandSeeds['scheme'];
  /** How to get a ground on which it could stay. */
  readonly otherGround: string;
}

function moveRemarks({ told, wanted, become, scheme, otherGround }: Move): readonly string[] {
  const found = difference(wanted, become);
  const further = scheme === 'dark' ? 'lighter' : 'darker';
  return found < seen
    ? []
    : [
        `${told}, ${wanted}, has become ${hexColor(become)} (${found.toFixed(0)} by CIEDE2000, seen from ${seen} on): on a ${scheme} ground yours would not be seen, or carry no text. Choose a ${further} one, or ${otherGround}.`,
      ];
}

/** Says which of the colours that a brand was asked for had to be moved so that they can be read. */
export function movedWishes(
  wanted: Readonly<Record<Name, string>>,
  { color }: BrandTokens,
  scheme: BrandSeeds['scheme'],
): readonly string[] {
  return names.flatMap((name) =>
    moveRemarks({
      told: `The colour of --${name}`,
      wanted: wanted[name],
      become: color[name],
      scheme,
      otherGround: 'begin with a brand of the other scheme (--like)',
    }),
  );
}

/** The same of the seeds that a pack holds; a step that is fixed by hand is as its designer wants it. */
export function movedSeeds(folder: string): readonly string[] {
  const seeds = readSeeds(folder);
  return names
    .filter((name) => seeds.anchors?.[name]?.['9'] === undefined)
    .flatMap((name) =>
      moveRemarks({
        told: `The "${name}" of tokens/seeds.json`,
        wanted: seeds[name],
        become: solidOf(seeds, name),
        scheme: seeds.scheme,
        otherGround: 'fix it by hand as step 9 in "anchors", which the check then measures',
      }),
    );
}
