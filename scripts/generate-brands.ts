import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packFonts, packTexts } from './brands/generate-pack.ts';
import { brandIds, brandsFolder } from './brands/pack-folder.ts';

/** Writes what is generated in each brand's pack; with `--check` fails where a committed file is stale. */
const isCheck = process.argv.includes('--check');
for (const id of brandIds()) {
  const folder = join(brandsFolder, id);
  const files = new Map<string, string | Buffer>([...packTexts(folder), ...(await packFonts(folder))]);
  for (const [path, content] of files) {
    const file = join(folder, path);
    if (existsSync(file) && Buffer.from(content).equals(readFileSync(file))) continue;
    if (isCheck) {
      console.error(`brands/${id}/${path} is stale: run npm run generate`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`wrote brands/${id}/${path}`);
  }
}
