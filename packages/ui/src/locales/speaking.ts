import type { Area } from './areas.ts';

type LoadAreas = (areas: readonly Area[]) => Promise<unknown>;

/** Where no site has been started (stories), all words are already there. */
export const wordsAreThere: LoadAreas = async () => undefined;

let loadAreas = wordsAreThere;

/** The site sets how words are loaded once it has begun to speak. */
export function setAreaLoader(load: LoadAreas): void {
  loadAreas = load;
}

/**
 * Loads a module on demand together with the words that it and everything it imports use: there is no moment at which one
 * is there without the other. Nobody calls it by hand: the build wraps it around every dynamic import of ours, with the areas that it finds
 * below the imported file (`apps/site/build/words.ts`).
 * @public
 */
export async function speaking<Module>(areas: readonly Area[], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadAreas(areas)]);
  return module;
}
