import { join } from 'node:path';
import { defaultBrand } from '../../../packages/ui/src/brands/default-brand.ts';
import { faultText } from '../file-faults.ts';
import { brandIds, brandsFolder } from '../pack-folder.ts';
import { type BrandFacts, readBrandFacts } from '../pack-schema.ts';
import { fontFileProblems } from './check-fonts.ts';
import { overflowProblems } from './check-overflow.ts';
import { ownPictureProblems } from './check-own-pictures.ts';
import { hostProblems, packProblems } from './check-pack.ts';

/** Everything that is wrong with a pack, its files of faces, its texts on a narrow phone and its own pictures included; those are made and measured where the rest is sound. */
export async function wholeProblems(folder: string): Promise<readonly string[]> {
  const faults = packProblems(folder);
  if (faults.length > 0) return faults;
  try {
    const problems = await Promise.all([
      fontFileProblems(folder),
      overflowProblems(folder),
      ownPictureProblems(folder),
    ]);
    return problems.flat();
  } catch (error) {
    // A face that is not installed, for one.
    return [faultText(error)];
  }
}

/** Of a pack whose facts can be read; what is wrong with another one its own check says. */
function factsOf(folder: string): readonly BrandFacts[] {
  try {
    return [readBrandFacts(folder)];
  } catch {
    return [];
  }
}

/** Hosts that two of these brands name. */
export function sharedHosts(ids: readonly string[], folder: string = brandsFolder): readonly string[] {
  return hostProblems(ids.flatMap((id) => factsOf(join(folder, id))));
}

export interface SoundBrands {
  readonly ids: readonly string[];
  /** The others, each with what is wrong with it. */
  readonly leftOut: ReadonlyMap<string, readonly string[]>;
}

/**
 * The brands that may go live. Throws, in an operator's words, where there is nothing to go live with: the default brand, which stands in
 * for every other one, is not in order, or two sound brands name one host, which only their operators can settle.
 */
export async function soundBrands(folder: string = brandsFolder): Promise<SoundBrands> {
  const leftOut = new Map<string, readonly string[]>();
  for (const id of brandIds(folder)) {
    const problems = await wholeProblems(join(folder, id));
    if (problems.length > 0) leftOut.set(id, problems);
  }
  const broken = leftOut.get(defaultBrand.id);
  if (broken)
    throw new Error(
      [`The brand ${defaultBrand.id} stands in for all others and is not in order:`, ...broken].join(
        '\n  - ',
      ),
    );
  const ids = brandIds(folder).filter((id) => !leftOut.has(id));
  const shared = sharedHosts(ids, folder);
  if (shared.length > 0) throw new Error(shared.join('\n'));
  return { ids, leftOut };
}
