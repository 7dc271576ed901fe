import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/**
 * What styled parts are called in class lists and style sheets, by the place of their file among all: four signs instead of twelve, in every page and in
 * the first load (49 of them there). From files and not from the order of creation, so that the client's build and the server's say the same.
 */
export function shortNames(): Plugin {
  const files = globSync('{packages/ui,apps/site}/src/**/*.{ts,tsx}', { cwd: root }).sort();
  const placeOf = new Map(files.map((file, place) => [join(root, file), place.toString(36)]));
  return {
    name: 'fortuna:short-names',
    apply: 'build',
    transform: {
      filter: { code: /componentId: "sc-/ },
      handler(code, id) {
        const place = placeOf.get(id);
        if (place === undefined) this.error(`${id} has styled parts and is in none of the folders that may`);
        return { code: code.replace(/(componentId: ")sc-\w+-(\d+)"/g, `$1c${place}-$2"`), map: null };
      },
    },
  };
}
