import { differenceCiede2000 } from 'culori';
import { ownPictures } from '../../../apps/site/build/own-pictures.ts';
import { handOf } from '../../../packages/ui/src/art/family.ts';
import { brandAxes } from '../../../packages/ui/src/theme/brand.ts';
import { packTokens } from '../generate-pack.ts';
import { readFonts, readLayout } from '../pack-schema.ts';

const difference = differenceCiede2000();

/** Below this distance two colours are hard to tell apart from memory (CIEDE2000). */
const near = 12;

/** Another hue does not make another drawing: the same boats and towers are known again in any colour. */
function isArtAlike(folder: string, other: string): boolean {
  const [own, theirs] = [readLayout(folder), readLayout(other)];
  const hasOwnHero =
    own.artSubject === 'sign' ||
    ownPictures(folder).some(({ place }) => place.kind === 'hero' && place.name === 'hero');
  return handOf(own) === handOf(theirs) && own.artPrint === theirs.artPrint && !hasOwnHero;
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
    isArtAlike(folder, other.folder) ? 'the drawings' : '',
    isLayoutAlike(folder, other.folder) ? 'the layout' : '',
  ].filter(Boolean);
  return alike.length >= 3
    ? [
        `It is close to ${other.id}: ${alike.join(', ')}. A visitor may take one for the other. Change what you can of it: the seeds, the faces, the axes and "artFamily", "artHand" and "artPrint" of layout.json, or bring pictures of your own.`,
      ]
    : [];
}
