import type { Area } from './areas.ts';

type LoadAreas = (areas: readonly Area[]) => Promise<unknown>;

let loadAreas: LoadAreas = async () => undefined;

/** The site says how words are loaded; where nobody does (stories), they are all there. */
export function setAreaLoader(load: LoadAreas): void {
  loadAreas = load;
}

/**
 * A part that is loaded on demand, together with the words that it and everything it imports speak: there is no moment at which one
 * is there without the other. Nobody writes it: the build puts it around every dynamic import of ours, with the areas that it finds
 * below the imported file (`apps/site/build/words.ts`).
 * @public
 */
export async function speaking<Module>(areas: readonly Area[], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadAreas(areas)]);
  return module;
}
