import type { SlotSymbolOf } from '@fortuna/domain/fair-play/slot-machines.ts';

const wine = '#7c1d2c';
const brass = '#a8812f';
const ink = '#1d2c54';
const paper = '#fdf6e6';
const green = '#2f5d4a';

/** Parallel hairlines inside a shape, as an engraver shades. */
function hatch(id: string, colour: string, angle: number): string {
  return `<pattern id="${id}" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0h3" stroke="${colour}" stroke-width="1.3"/></pattern>`;
}

const petal = (angle: number) =>
  `<path d="M32 31C24 27 23 14 32 9c9 5 8 18 0 22z" fill="${green}" transform="rotate(${angle} 32 31)"/><path d="M32 29V15" stroke="${paper}" stroke-width="1.4" transform="rotate(${angle} 32 31)"/>`;

/** Engravings of a salon: few inks, hatched shades, hairlines. */
export const salonSymbols: Readonly<Record<SlotSymbolOf<'salon'>, string>> = {
  mask: `<defs>${hatch('hatch-mask', '#c9a24c', 45)}</defs>
<path d="M14 22C12 8 20 3 18 3c5 3 7 9 8 13M50 22C52 8 44 3 46 3c-5 3-7 9-8 13M32 16V2" stroke="${brass}" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M3 24c9-7 19-8 29-3 10-5 20-4 29 3 1 16-6 26-17 26-6 0-9-4-12-9-3 5-6 9-12 9C9 50 2 40 3 24z" fill="${wine}"/>
<path d="M3 24c9-7 19-8 29-3 10-5 20-4 29 3l-1 6C50 25 41 25 32 29c-9-4-18-4-28 1z" fill="url(#hatch-mask)"/>
<path d="M7 33c5-8 17-8 20 4-8 6-17 5-20-4zM57 33c-5-8-17-8-20 4 8 6 17 5 20-4z" fill="${paper}"/><circle cx="32" cy="25" r="3" fill="#e3c26a"/>`,
  crown: `<defs>${hatch('hatch-crown', '#7d5c16', -45)}</defs>
<path d="M6 20l11 12 8-19 7-5 7 5 8 19 11-12-6 32H12z" fill="${brass}"/><path d="M32 8l7 5 8 19 11-12-6 32H32z" fill="url(#hatch-crown)" opacity=".6"/>
<path d="M11 46h42l-1 9H12z" fill="${wine}"/><g fill="${paper}"><circle cx="20" cy="50.500" r="2.200"/><circle cx="32" cy="50.500" r="2.200"/><circle cx="44" cy="50.500" r="2.200"/></g>
<g fill="${wine}"><circle cx="6" cy="17" r="4"/><circle cx="58" cy="17" r="4"/><circle cx="32" cy="7" r="4.500"/></g>`,
  rose: `<path d="M31 34c2 9 3 17 1 27" stroke="${green}" stroke-width="3.500" fill="none"/><path d="M33 50c6-8 14-9 20-6-4 7-12 10-20 6zM31 55c-6-7-13-8-19-4 4 6 12 8 19 4z" fill="${green}"/>
<circle cx="32" cy="21" r="18" fill="${wine}"/><g fill="none" stroke="${paper}" stroke-width="1.800"><path d="M32 21c-4-1-5-6-1-8 6-2 11 4 9 10-3 7-13 8-17 2-4-8 1-18 11-19"/><path d="M15 24c3 9 12 14 21 12M48 14c3 6 2 14-3 19M19 10c3-3 8-5 12-5"/></g>`,
  bell: `<defs>${hatch('hatch-bell', '#7d5c16', 0)}</defs>
<path d="M32 5c4 0 5 4 4 7 9 3 13 10 13 20 0 9 3 13 7 17v3H8v-3c4-4 7-8 7-17 0-10 4-17 13-20-1-3 0-7 4-7z" fill="${brass}"/>
<path d="M36 12c9 3 13 10 13 20 0 9 3 13 7 17v3H34c6-10 7-26 2-40z" fill="url(#hatch-bell)" opacity=".6"/><path d="M13 44h38" stroke="${paper}" stroke-width="2"/><path d="M25 55a7 6 0 0014 0z" fill="${wine}"/>`,
  fan: `<path d="M32 56L4 28C10 14 20 8 32 8s22 6 28 20z" fill="${ink}"/><g stroke="${paper}" stroke-width="1.700" fill="none"><path d="M32 56L13 18M32 56L22 11M32 56V8M32 56l10-45M32 56l19-38"/><path d="M12 36c4-9 11-14 20-14s16 5 20 14"/></g>
<path d="M4 28C10 14 20 8 32 8s22 6 28 20" stroke="${wine}" stroke-width="4" fill="none"/><circle cx="32" cy="55" r="4.500" fill="${brass}"/>`,
  horseshoe: `<path d="M17 58h-8V51h4C7 42 5 33 7 24 10 12 20 5 32 5s22 7 25 19c2 9 0 18-6 27h4v7h-8l-6-8c6-8 8-16 6-23-2-6-8-10-15-10s-13 4-15 10c-2 7 0 15 6 23z" fill="${ink}"/>
<g fill="${paper}"><circle cx="12" cy="29" r="2.200"/><circle cx="17" cy="18" r="2.200"/><circle cx="26" cy="11.500" r="2.200"/><circle cx="38" cy="11.500" r="2.200"/><circle cx="47" cy="18" r="2.200"/><circle cx="52" cy="29" r="2.200"/><circle cx="14.500" cy="41" r="2.200"/><circle cx="49.500" cy="41" r="2.200"/></g>`,
  key: `<g transform="translate(0 -2.300) rotate(45 32 32) translate(-.5 5.900)"><path d="M29 22h7v36h-7zM36 44h10v6H36zM36 53h7v5h-7z" fill="${brass}"/><g fill="none" stroke="${brass}" stroke-width="5.500"><circle cx="32.500" cy="4" r="7"/><circle cx="23" cy="15" r="7"/><circle cx="42" cy="15" r="7"/></g><path d="M32.500 26v29" stroke="${wine}" stroke-width="1.500"/></g>`,
  clover: `<path d="M33 32c1 10 3 18 9 27" stroke="${green}" stroke-width="4" fill="none" stroke-linecap="round"/>${[0, 120, 240].map(petal).join('')}<circle cx="32" cy="31" r="2.500" fill="${brass}"/>`,
};
