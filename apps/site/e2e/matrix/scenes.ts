import { addressOf } from '../addresses.ts';
import type { Operation } from './operations.ts';
import { accountScenes } from './scenes/account.ts';
import { agencyScenes } from './scenes/agency.ts';
import { authScenes } from './scenes/auth.ts';
import { cashierScenes } from './scenes/cashier.ts';
import { gamesScenes } from './scenes/games.ts';
import { informationScenes } from './scenes/information.ts';
import { promotionsScenes } from './scenes/promotions.ts';
import { reader, type Scene, type Scenes } from './scenes/scene.ts';
import { siteScenes } from './scenes/site.ts';
import { vipScenes } from './scenes/vip.ts';

/**
 * How operations are called that a page does not call by itself as soon as it opens, and every write: a page that may call another one
 * cannot be tried before it is written down in its area.
 */
const scenes: Scenes = {
  ...accountScenes,
  ...agencyScenes,
  ...authScenes,
  ...cashierScenes,
  ...gamesScenes,
  ...informationScenes,
  ...promotionsScenes,
  ...siteScenes,
  ...vipScenes,
};

/** How an operation is called from a page; a write that nobody can drive is a failure of the matrix. */
export async function sceneOf(
  { path, isMember }: { readonly path: string; readonly isMember: boolean },
  operation: Operation,
  asMember: boolean,
): Promise<Scene> {
  const make = scenes[`${path} ${operation.id}`] ?? scenes[operation.id];
  if (make) return make(path);
  if (operation.isWrite)
    throw new Error(
      `nobody can drive ${operation.id}: the scenes of ${operation.area} have to say how it is sent`,
    );
  return { address: addressOf(path), member: isMember || !operation.isPublic || asMember ? reader : null };
}
