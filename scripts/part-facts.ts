import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartPages } from '../.storybook/part-pages.ts';
import type { PartProps } from '../.storybook/part-props.ts';
import { readPartFacts } from './parts/read-part-facts.ts';

/**
 * Writes what the source of each part and screen says of it to files that Storybook reads: its props for the controls, and for its
 * page the roles of the theme that it reads and how its stories are written.
 */
const cache = join(import.meta.dirname, '../.cache');
const facts = [...readPartFacts()];
const props: PartProps = Object.fromEntries(facts.map(([path, { components }]) => [path, components]));
const pages: PartPages = Object.fromEntries(facts.map(([path, { page }]) => [path, page]));
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'part-props.json'), JSON.stringify(props));
writeFileSync(join(cache, 'part-pages.json'), JSON.stringify(pages));
console.log(`Facts of ${facts.length} parts and screens: .cache/part-props.json, .cache/part-pages.json`);
