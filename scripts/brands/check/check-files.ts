import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packTexts } from '../generate-pack.ts';
import { strayProblems } from './stray-files.ts';
import { svgProblems } from './svg-safety.ts';

/** In bytes. */
const limits = { 'brand.css': 6_144, 'fonts/body-latin.woff2': 30_720 } as const;

function files(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function sizeProblems(folder: string): readonly string[] {
  return Object.entries(limits).flatMap(([path, most]) => {
    const file = join(folder, path);
    if (!existsSync(file)) return [`${path} is missing. Run npm run generate.`];
    const { size } = statSync(file);
    return size > most
      ? [
          `${path} has ${size} bytes and may have ${most}. ${path.endsWith('woff2') ? 'Narrow the weights in fonts.json.' : 'Remove extra tokens.'}`,
        ]
      : [];
  });
}

function fontProblems(folder: string): readonly string[] {
  const path = join(folder, 'fonts.css');
  if (!existsSync(path)) return ['fonts.css is missing. Run npm run generate.'];
  const css = readFileSync(path, 'utf8');
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)["']?\s*\)/g)].map(([, address = '']) => address);
  const outside = addresses.filter((address) => !/^\.\/fonts\/[a-z-]+\.woff2$/.test(address));
  const missing = addresses.filter(
    (address) => !outside.includes(address) && !existsSync(join(folder, address)),
  );
  return [
    ...outside.map(
      (address) => `fonts.css fetches ${address}. Fonts have to be files of the pack; run npm run generate.`,
    ),
    ...missing.map((address) => `${address.slice(2)} is missing. Run npm run generate.`),
    ...(/@import|expression\(/i.test(css) ? ['fonts.css imports something. Run npm run generate.'] : []),
  ];
}

/** Generated files must match what the data produce: nobody edits them by hand, and nothing can hide in them. */
function staleProblems(folder: string): readonly string[] {
  return [...packTexts(folder)].flatMap(([path, text]) => {
    const file = join(folder, path);
    if (!existsSync(file)) return [`${path} is missing. Run npm run generate.`];
    return readFileSync(file, 'utf8') === text
      ? []
      : [
          `${path} is not what the brand's data give. Run npm run generate, and change the data, not this file.`,
        ];
  });
}

export function pictureProblems(folder: string): readonly string[] {
  return files(folder)
    .filter((path) => path.endsWith('.svg'))
    .flatMap((path) => svgProblems(path, readFileSync(join(folder, path), 'utf8')));
}

/** Files that are missing, too large, stale, or do not belong in a pack. */
export function fileProblems(folder: string): readonly string[] {
  return [
    ...strayProblems(files(folder)),
    ...sizeProblems(folder),
    ...fontProblems(folder),
    ...staleProblems(folder),
  ];
}
