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

const foldersOfOthers = (id: string, brands: string): readonly string[] =>
  brandIds(brands)
    .filter((one) => one !== id)
    .map((one) => join(brands, one));

/** The folders of the brands that there are besides this one, which may be half made; those that cannot be read are passed over. */
export const foldersBeside = (id: string, brands: string = brandsFolder): readonly string[] =>
  foldersOfOthers(id, brands).filter((folder) => faultOf(folder) === null);

/** Says which brands were passed over, since a new one may be like them. */
export const unreadableBeside = (id: string, brands: string = brandsFolder): readonly string[] =>
  foldersOfOthers(id, brands)
    .filter((folder) => faultOf(folder) !== null)
    .map(
      (folder) =>
        `The brand "${basename(folder)}" cannot be read, and was not looked at: run npm run brand:check -- ${basename(folder)}.`,
    );
