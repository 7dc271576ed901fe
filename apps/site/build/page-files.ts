import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const routesFolder = join(import.meta.dirname, '../src/routes');

/** What a page file declares about itself (`definePage`, `defineMemberPage`, `defineActivityPage`), read from its text. */
export interface PageFile {
  /** From the folder of the routes: `cashier/deposit.page.tsx`. */
  readonly file: string;
  readonly path: string;
  readonly isMember: boolean;
  readonly isAlone: boolean;
  readonly feature: string | null;
}

const definition = /export const page = define(Member|Activity)?Page\(\s*\{([^}]*)\}/;

/** Throws where a file does not declare a page, so that no page is silently left out. */
export function readPageFile(file: string, text: string): PageFile {
  const [, kind, options] = definition.exec(text) ?? [];
  const path = options && /\bpath: '([^']+)'/.exec(options)?.[1];
  if (!options || !path) throw new Error(`${file} has no \`export const page = definePage({ path: '…' …\``);
  return {
    file,
    path,
    isMember: kind === 'Member',
    isAlone: /\bisAlone: true\b/.test(options),
    feature: /\bfeature: '([^']+)'/.exec(options)?.[1] ?? null,
  };
}

/** Every page of the site, by address. */
export function pageFiles(): readonly PageFile[] {
  const pages = readdirSync(routesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.page.tsx'))
    .map((entry) => relative(routesFolder, join(entry.parentPath, entry.name)))
    .map((file) => readPageFile(file, readFileSync(join(routesFolder, file), 'utf8')))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const twice = pages.find((page, index) => pages[index + 1]?.path === page.path);
  if (twice) throw new Error(`two pages at ${twice.path}`);
  return pages;
}

function entry({ file, path, isMember, isAlone, feature }: PageFile): string {
  const named = feature === null ? '' : `    feature: '${feature}',\n`;
  return `  {
    path: '${path}',
    isMember: ${isMember},
    isAlone: ${isAlone},
${named}    load: () => import('./${file}'),
  },
`;
}

/** The router's table of pages as a module; `npm run generate` writes it. */
export function pagesSource(): string {
  return `import { movedRoutes } from './moved.ts';
import type { PageEntry } from './page-entry.ts';

/** They come with the pages: one file for everything that the router learns late. */
export const moved = movedRoutes;

/** Made from the page files by \`npm run generate\`, never edited by hand. Out of the first load: \`router.tsx\` asks for it. */
export const pages: readonly PageEntry[] = [
${pageFiles().map(entry).join('')}];
`;
}

/** Every address that has a page, as a module without the pages; `npm run generate` writes it. */
export function addressesSource(): string {
  const line = ({ path, feature }: PageFile) =>
    `  { path: '${path}'${feature === null ? '' : `, feature: '${feature}'`} },\n`;
  return `import type { PageEntry } from './page-entry.ts';

/** Made from the page files by \`npm run generate\`, never edited by hand: for those who only ask whether an address is there. */
export const addresses: readonly Pick<PageEntry, 'path' | 'feature'>[] = [
${pageFiles().map(line).join('')}];
`;
}
