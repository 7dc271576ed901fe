import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import { writeTokenExports } from '../brands/tokens/write-token-exports.ts';
import { assetEndings } from './published-manifest.ts';

const stylesPlugin = fileURLToPath(import.meta.resolve('babel-plugin-styled-components'));

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Class names that the module alone decides, so that a page drawn by a server fits, and styles that a bundler may leave out. */
function prepareStyles(path: string): void {
  const source = readFileSync(path, 'utf8');
  if (!source.includes("'styled-components'")) return;
  const result = transformSync(source, {
    filename: path,
    configFile: false,
    babelrc: false,
    plugins: [[stylesPlugin, { displayName: false, fileName: false, pure: true }]],
  });
  if (typeof result?.code !== 'string') throw new Error(`${path}: nothing came out`);
  writeFileSync(path, result.code);
}

/** The licence of each face lies beside the files made of it, as the Open Font License wants it. */
function copyFontLicences(brands: string, target: string): void {
  for (const path of globSync('*/fonts.json', { cwd: brands })) {
    const { families } = JSON.parse(readFileSync(join(brands, path), 'utf8')) as {
      readonly families: readonly { readonly package: string }[];
    };
    for (const { package: name } of families) {
      const licence = fileURLToPath(import.meta.resolve(`${name}/LICENSE`));
      copy(licence, join(target, dirname(path), 'fonts', `LICENSE-${basename(name)}.txt`));
    }
  }
}

/** Builds a package into its `dist`: a module and its types for each source, and what the sources come with. */
export function buildPackage(folder: string): void {
  const source = join(folder, 'src');
  const target = join(folder, 'dist');
  rmSync(target, { recursive: true, force: true });
  execFileSync('tsc', ['-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' });
  for (const path of globSync('**/*.js', { cwd: target })) prepareStyles(join(target, path));
  for (const path of globSync(`**/*.{${assetEndings.join(',')}}`, { cwd: source }))
    copy(join(source, path), join(target, path));
  const [brands, builtBrands] = [join(source, 'brands'), join(target, 'brands')];
  if (!existsSync(brands)) return;
  copyFontLicences(brands, builtBrands);
  writeTokenExports(brands, (id) => join(builtBrands, id, 'tokens'));
}
