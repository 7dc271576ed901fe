import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packFonts } from '../generate-pack.ts';

/** Files of faces, and the styles that name them, which are not what `fonts.json` gives: cut off, swapped, left over, or edited by hand. */
export async function fontFileProblems(folder: string): Promise<readonly string[]> {
  const made = await packFonts(folder);
  const leftOver = readdirSync(join(folder, 'fonts'))
    .map((name) => `fonts/${name}`)
    .filter((path) => !made.has(path));
  return [
    ...leftOver.map((path) => `${path} is of no face in fonts.json. Remove it.`),
    ...[...made].flatMap(([path, content]) => {
      const file = join(folder, path);
      if (!existsSync(file)) return [`${path} is missing. Run npm run generate.`];
      return Buffer.from(content).equals(readFileSync(file))
        ? []
        : [
            `${path} is not what fonts.json gives. Run npm run generate, and change fonts.json, not this file.`,
          ];
    }),
  ];
}
