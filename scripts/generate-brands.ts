import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packFonts, packTexts } from './brands/generate-pack.ts';
import { brandIds, brandsFolder } from './brands/pack-folder.ts';

/** Writes what is generated in each brand's pack; with `--check` fails where a committed file is stale. */
const isCheck = process.argv.includes('--check');

/** Null where its data give none; what is wrong with them has been said. */
async function generated(id: string): Promise<ReadonlyMap<string, string | Buffer> | null> {
  const folder = join(brandsFolder, id);
  try {
    return new Map<string, string | Buffer>([...packTexts(folder), ...(await packFonts(folder))]);
  } catch (error) {
    console.error(`brands/${id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return null;
  }
}

for (const id of brandIds()) {
  const folder = join(brandsFolder, id);
  const files = (await generated(id)) ?? [];
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
