import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const driver = 'better-sqlite3';

/**
 * The sandbox in one file, for tests that start servers by the dozen: a start from its two hundred source files costs seven times
 * as much. The database driver stays outside, so that the crash hook meets the same one.
 * @returns path of the program
 */
export async function bundleServer(folder: string): Promise<string> {
  const file = join(folder, 'sandbox.mjs');
  const driverUrl = pathToFileURL(createRequire(import.meta.url).resolve(driver)).href;
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../main.ts', import.meta.url)),
    platform: 'node',
    plugins: [
      {
        name: 'driver-outside',
        resolveId: (id) => (id === driver ? { id: driverUrl, external: true } : null),
      },
    ],
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return file;
}
