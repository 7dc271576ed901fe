import type { Area } from './areas.ts';

type LoadAreas = (areas: readonly Area[]) => Promise<unknown>;

let loadAreas: LoadAreas = async () => undefined;

/** The site sets how words are loaded; where nobody does (stories), all of them are already there. */
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
