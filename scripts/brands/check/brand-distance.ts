import { differenceCiede2000 } from 'culori';
import { packTokens } from '../generate-pack.ts';
import { readFonts, readLayout } from '../pack-schema.ts';

const difference = differenceCiede2000();

/** Below this distance two colours are hard to tell apart from memory (CIEDE2000). */
const near = 12;

/** Where a brand could be mistaken for another: remarks, not faults. */
export function likenessRemarks(
  folder: string,
  other: { readonly id: string; readonly folder: string },
): readonly string[] {
  const [own, theirs] = [packTokens(folder), packTokens(other.folder)];
  const display = (of: string) => readFonts(of).families.find(({ role }) => role === 'display')?.family;
  const alike = [
    difference(own.color.accent, theirs.color.accent) < near ? 'the accent' : '',
    difference(own.color.bg, theirs.color.bg) < near / 3 ? 'the ground' : '',
    display(folder) === display(other.folder) ? 'the headings’ face' : '',
    readLayout(folder).artFamily === readLayout(other.folder).artFamily ? 'the art family' : '',
  ].filter(Boolean);
  return alike.length >= 3
    ? [`It is close to ${other.id}: ${alike.join(', ')}. A visitor may take one for the other.`]
    : [];
}
