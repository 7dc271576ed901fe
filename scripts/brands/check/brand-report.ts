import { join } from 'node:path';
import { packTokens } from '../generate-pack.ts';
import { brandsFolder } from '../pack-folder.ts';
import { likenessRemarks } from './brand-distance.ts';
import { meaningRemarks } from './check-meanings.ts';
import { colorRemarks } from './color-remarks.ts';
import { featuredRemarks } from './featured-remarks.ts';
import { movedSeeds } from './moved-colors.ts';
import { sharedHosts, wholeProblems } from './sound-brands.ts';

/** Of a pack that cannot be read its own check says what is wrong. */
function likenessTo(folder: string, id: string, brands: string): readonly string[] {
  try {
    return likenessRemarks(folder, { id, folder: join(brands, id) });
  } catch {
    return [];
  }
}

/** What is no fault of a sound pack and yet wants to be known. `others`: brands in `brands` that it could be taken for. */
export function brandRemarks(
  folder: string,
  others: readonly string[],
  brands: string = brandsFolder,
): readonly string[] {
  const tokens = packTokens(folder);
  return [
    ...colorRemarks(tokens),
    ...meaningRemarks(tokens),
    ...featuredRemarks(folder),
    ...others.flatMap((id) => likenessTo(folder, id, brands)),
  ];
}

export interface BrandReport {
  /** What has to change before it may go live, hosts that another brand names too included. */
  readonly problems: readonly string[];
  /** Of a brand without problems. */
  readonly remarks: readonly string[];
}

/** Everything that there is to say about one of the brands. */
export async function brandReport(
  id: string,
  all: readonly string[],
  brands: string = brandsFolder,
): Promise<BrandReport> {
  const folder = join(brands, id);
  const others = all.filter((other) => other !== id);
  const problems = [
    ...(await wholeProblems(folder)),
    ...others.flatMap((other) => sharedHosts([id, other], brands)),
  ];
  return {
    problems,
    remarks: problems.length === 0 ? [...movedSeeds(folder), ...brandRemarks(folder, others, brands)] : [],
  };
}
