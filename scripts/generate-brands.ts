import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultText } from './brands/file-faults.ts';
import { packFonts, packTexts } from './brands/generate-pack.ts';
import { brandIds, brandsFolder } from './brands/pack-folder.ts';

/** Writes what is generated in each brand's pack; with `--check` fails where a committed file is stale. */
const isCheck = process.argv.includes('--check');

async function generate(id: string): Promise<void> {
  const folder = join(brandsFolder, id);
  for (const [path, content] of [...packTexts(folder), ...(await packFonts(folder))]) {
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

for (const id of brandIds()) {
  try {
    await generate(id);
  } catch (error) {
    console.error(`brands/${id}: ${faultText(error)}`);
    process.exitCode = 1;
  }
}
