import { differenceCiede2000 } from 'culori';
import { ownPictures } from '../../../apps/site/build/own-pictures.ts';
import { brandAxes } from '../../../packages/ui/src/theme/brand.ts';
import { packTokens } from '../generate-pack.ts';
import { readFonts, readLayout } from '../pack-schema.ts';

const difference = differenceCiede2000();

/** Below this distance two colours are hard to tell apart from memory (CIEDE2000). */
const near = 12;

/** Turned by fewer degrees the same pictures look the same. */
const leastTurn = 40;

function isArtAlike(folder: string, other: string): boolean {
  const [own, theirs] = [readLayout(folder), readLayout(other)];
  const gap = Math.abs(own.artTurn - theirs.artTurn);
  const isTurned = Math.min(gap, 360 - gap) >= leastTurn;
  const hasOwnHero = ownPictures(folder).some(({ place }) => place.kind === 'hero');
  return own.artFamily === theirs.artFamily && !isTurned && !hasOwnHero;
}

/** Fewer axes than this that differ nobody names from memory. */
const leastAxes = 3;

function isLayoutAlike(folder: string, other: string): boolean {
  const [own, theirs] = [readLayout(folder), readLayout(other)];
  const axes = Object.keys(brandAxes) as (keyof typeof brandAxes)[];
  const differing = axes.filter((axis) => own[axis] !== theirs[axis]).length;
  const isOrderAlike = own.homeOrder.join() === theirs.homeOrder.join();
  return differing + (isOrderAlike ? 0 : 1) < leastAxes;
}

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
    isArtAlike(folder, other.folder) ? 'the pictures' : '',
    isLayoutAlike(folder, other.folder) ? 'the layout' : '',
  ].filter(Boolean);
  return alike.length >= 3
    ? [
        `It is close to ${other.id}: ${alike.join(', ')}. A visitor may take one for the other. Change what you can of it: seeds and faces, the axes of layout.json and its "artTurn", pictures of your own.`,
      ]
    : [];
}
