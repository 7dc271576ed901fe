import { join, relative } from 'node:path';
import { brandsFolder, repositoryRoot } from './brands/pack-folder.ts';
import { writeTokenExports } from './brands/tokens/write-token-exports.ts';

/** `npm run tokens`: every brand's tokens for Figma and Style Dictionary, below `dist/tokens` (docs/packages.md). */
for (const path of writeTokenExports(brandsFolder, (id) => join(repositoryRoot, 'dist/tokens', id)))
  console.log(`wrote ${relative(repositoryRoot, path)}`);
