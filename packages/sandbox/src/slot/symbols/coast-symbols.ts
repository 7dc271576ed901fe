import type { SlotSymbolOf } from '@fortuna/domain/fair-play/slot-machines.ts';

/** Flat shapes of the coast. */
export const coastSymbols: Readonly<Record<SlotSymbolOf<'coast'>, string>> = {
  sun: `<g stroke="#ffd36b" stroke-width="5" stroke-linecap="round"><path d="M32 4v7M32 53v7M4 32h7M53 32h7M12 12l5 5M47 47l5 5M52 12l-5 5M17 47l-5 5"/></g>
<circle cx="32" cy="32" r="16" fill="#ffb52e"/><circle cx="32" cy="32" r="10" fill="#ffe1a0"/>`,
  lighthouse: `<path d="M6 20l18 3v4L6 30zM58 20l-18 3v4l18 3z" fill="#ffe08a" opacity=".75"/><path d="M25 18h14l5 40H20z" fill="#f7f3e8"/>
<path d="M24.3 27h15.4l1 8H23.3zM22.2 43h19.6l1 8H21.2z" fill="#d8523f"/><path d="M23 12h18v7H23z" fill="#26545c"/><path d="M28 13h8v5h-8z" fill="#ffd36b"/><path d="M22 12l10-8 10 8z" fill="#d8523f"/>`,
  boat: `<path d="M30 8v32H12C22 32 28 22 30 8z" fill="#fff6e3"/><path d="M34 12c8 6 14 16 16 28H34z" fill="#f08a4b"/><path d="M8 44h48l-7 12H15z" fill="#8c4a2f"/>
<path d="M8 44h48l-2 4H10z" fill="#c9743f"/><path d="M4 60c6-5 10 0 14-2s8-2 14 0 8 2 14 0 8-2 14 2" fill="none" stroke="#7fd6d0" stroke-width="3" stroke-linecap="round"/>`,
  fish: `<path d="M46 32l14-13v26z" fill="#e2694f"/><path d="M4 32c8-16 30-20 46 0C34 52 12 48 4 32z" fill="#ff8f6b"/><path d="M24 19c6 4 6 22 0 26" fill="none" stroke="#fff0e6" stroke-width="4"/>
<path d="M34 20c5 5 5 19 0 24" fill="none" stroke="#fff0e6" stroke-width="4"/><circle cx="14" cy="29" r="3" fill="#20343a"/>`,
  shell: `<path d="M32 58L8 30C8 14 20 6 32 6s24 8 24 24z" fill="#f6b7c1"/><path d="M32 58L16 14M32 58L26 8M32 58l6-50M32 58l16-44" stroke="#d77a8d" stroke-width="3" fill="none"/>
<path d="M24 54h16l-3 6H27z" fill="#d77a8d"/>`,
  star: `<path d="M32 4l8 19 20 2-15 14 5 20-18-11-18 11 5-20L4 25l20-2z" fill="#f2a73d" stroke="#f2a73d" stroke-width="5" stroke-linejoin="round"/>
<g fill="#fff0cf"><circle cx="32" cy="20" r="2.6"/><circle cx="20" cy="30" r="2.6"/><circle cx="44" cy="30" r="2.6"/><circle cx="26" cy="44" r="2.6"/><circle cx="38" cy="44" r="2.6"/><circle cx="32" cy="33" r="3.2"/></g>`,
  coconut: `<path d="M8 26a24 24 0 0048 0z" fill="#6b4129"/><path d="M8 26a24 24 0 0048 0" fill="none" stroke="#4a2b1a" stroke-width="3"/><ellipse cx="32" cy="26" rx="24" ry="8" fill="#fffaf0"/>
<ellipse cx="32" cy="26" rx="15" ry="4.5" fill="#d8efe6"/><path d="M40 24L50 5" stroke="#3fae7c" stroke-width="4" stroke-linecap="round"/>`,
  wave: `<path d="M4 46C6 22 24 8 42 14c12 4 16 18 6 24-7 4-15-1-13-8-11 1-13 14-3 20 8 5 20 4 28-4 2 8-3 14-11 14H13C6 60 3 54 4 46z" fill="#39b7c0"/>
<path d="M6 57c9-6 17-2 26 0s18 2 26-2" fill="none" stroke="#8fe3df" stroke-width="5" stroke-linecap="round"/>`,
};
