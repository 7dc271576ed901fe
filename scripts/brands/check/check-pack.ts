import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { faultText } from '../file-faults.ts';
import {
  type BrandFacts,
  PackProblems,
  readBrandFacts,
  readFeaturedGames,
  readFonts,
  readLayout,
  readSeeds,
} from '../pack-schema.ts';
import { appProblems } from './check-app.ts';
import { copyProblems } from './check-copy.ts';
import { fileProblems, pictureProblems } from './check-files.ts';
import { markProblems } from './check-mark.ts';
import { tokenProblems } from './check-tokens.ts';

/** Files that a brand cannot do without. */
const required = [
  'brand.json',
  'layout.json',
  'fonts.json',
  'featured-games.json',
  'tokens/seeds.json',
  'tokens/sem.json',
  'art/mark.svg',
] as const;

function collect(work: () => readonly string[]): readonly string[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof PackProblems) return error.problems;
    return [faultText(error)];
  }
}

function factProblems(folder: string): readonly string[] {
  const { id } = readBrandFacts(folder);
  const name = basename(folder);
  return id === name
    ? []
    : [`brand.json: "id" is ${id}, but the folder is called ${name}. Make them the same.`];
}

/** Everything that is wrong with a brand's pack, a sentence each that says what to change; empty where it may go live. */
export function packProblems(folder: string): readonly string[] {
  const missing = required.filter((path) => !existsSync(join(folder, path)));
  if (missing.length > 0)
    return missing.map((path) => `${path} is missing. Copy it from another brand and adapt it.`);
  const folders = required.filter((path) => !statSync(join(folder, path)).isFile());
  if (folders.length > 0)
    return folders.map((path) => `${path} is a folder and has to be a file. Put the file there.`);
  const data = [
    () => factProblems(folder),
    ...[readLayout, readSeeds, readFonts, readFeaturedGames].map((read) => () => {
      read(folder);
      return [];
    }),
    () => pictureProblems(folder),
    () => markProblems(folder),
    () => tokenProblems(folder),
    () => appProblems(folder),
    () => copyProblems(folder),
  ].flatMap(collect);
  // With data that cannot be read the generated files cannot be compared.
  return [...new Set(data.length > 0 ? data : collect(() => fileProblems(folder)))];
}

/** Hosts that two brands claim; only one can have them. */
export function hostProblems(brands: readonly BrandFacts[]): readonly string[] {
  const owners = new Map<string, string>();
  return brands.flatMap(({ id, hosts }) =>
    hosts.flatMap((host) => {
      const owner = owners.get(host);
      owners.set(host, id);
      return owner ? [`The host ${host} is named by ${owner} and by ${id}. Leave it with one of them.`] : [];
    }),
  );
}
