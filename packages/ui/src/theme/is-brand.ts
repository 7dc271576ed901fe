import { siteLanguages } from '@fortuna/domain/language.ts';
import { artFamilies, artHands, artPrints } from '../art/family.ts';
import { type Brand, brandAxes, brandHomeSections } from './brand.ts';
import { isOutsideAddress } from './outside-address.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isOneOf = (list: readonly string[], value: unknown): boolean => list.some((known) => known === value);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * True for data that the site can be drawn with: every axis has a known value, the mark is path data and nothing else. The
 * site asks before it trusts a pack that has just been fetched, and otherwise stays with the default brand.
 */
export function isBrand(value: unknown): value is Brand {
  if (!isRecord(value)) return false;
  const { id, title, name, mark, scheme, artFamily, layout, languages, featuredGames } = value;
  const {
    switchedOff,
    helpHref,
    isDemo,
    artHand = artFamily,
    artTurn = 0,
    artTint = [],
    artPrint = 'plain',
    artFolder = '',
  } = value;
  return (
    [id, title, name].every((text) => isText(text) && text !== '') &&
    isRecord(mark) &&
    isText(mark.viewBox) &&
    [mark.accent, mark.second].every((path) => isText(path) && /^[\w\s.,+-]*$/.test(path)) &&
    isOneOf(['dark', 'light'], scheme) &&
    isOneOf(artFamilies, artFamily) &&
    isOneOf(artHands, artHand) &&
    typeof artTurn === 'number' &&
    Array.isArray(artTint) &&
    artTint.flat().every((shade) => isText(shade) && /^#[\da-f]{6}$/.test(shade)) &&
    isOneOf(artPrints, artPrint) &&
    isText(artFolder) &&
    /^[\w/-]*$/.test(artFolder) &&
    isRecord(layout) &&
    Object.entries(brandAxes).every(([axis, values]) => isOneOf(values, layout[axis])) &&
    Array.isArray(layout.homeOrder) &&
    layout.homeOrder.every((section) => isOneOf(brandHomeSections, section)) &&
    Array.isArray(switchedOff) &&
    switchedOff.every((feature) => typeof feature === 'string') &&
    typeof isDemo === 'boolean' &&
    (helpHref === null ? !switchedOff.includes('faq') : isOutsideAddress(helpHref)) &&
    Array.isArray(languages) &&
    languages.every((language) => isOneOf(siteLanguages, language)) &&
    Array.isArray(featuredGames)
  );
}
