import { basename, join } from 'node:path';
import { packTokens } from './generate-pack.ts';
import { brandIds, brandsFolder } from './pack-folder.ts';
import { readFonts, readLayout } from './pack-schema.ts';

/** What keeps others from looking at a brand; its own check says more. */
function faultOf(folder: string): string | null {
  try {
    readLayout(folder);
    readFonts(folder);
    packTokens(folder);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The folder of a brand that lends something; `option` names it on the command line. Throws, in an operator's words, where there is none or it cannot be read. */
export function lender(id: string, option: string, brands: string = brandsFolder): string {
  if (!brandIds(brands).includes(id))
    throw new Error(
      `There is no brand "${id}" to begin with. There are: ${brandIds(brands).join(', ')} (--${option}).`,
    );
  const folder = join(brands, id);
  const fault = faultOf(folder);
  if (fault !== null)
    throw new Error(
      `The brand "${id}" has nothing to lend until it is mended, or name another one with --${option}: ${fault}`,
    );
  return folder;
}

/** The brands that there are besides a new one, which may be half made. */
export interface BrandsBeside {
  /** Of those that can be read. */
  readonly folders: readonly string[];
  /** Which were passed over, since the new one may be like them. */
  readonly remarks: readonly string[];
}

/** Looks at each of them once. */
export function brandsBeside(id: string, brands: string = brandsFolder): BrandsBeside {
  const others = brandIds(brands)
    .filter((one) => one !== id)
    .map((one) => join(brands, one));
  const unreadable = others.filter((folder) => faultOf(folder) !== null);
  return {
    folders: others.filter((folder) => !unreadable.includes(folder)),
    remarks: unreadable.map(
      (folder) =>
        `The brand "${basename(folder)}" cannot be read, and was not looked at: run npm run brand:check -- ${basename(folder)}.`,
    ),
  };
}
