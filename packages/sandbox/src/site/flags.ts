import type { SiteLanguage } from '@fortuna/domain/language.ts';

const flagOf = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${drawing}</svg>`;

/** Pictures of the picker's languages, as an operator would upload them; a language without one is shown without. */
export const flags: Partial<Readonly<Record<SiteLanguage, string>>> = {
  pt: flagOf(
    '<path fill="#009c3b" d="M0 0h24v16H0z"/><path fill="#ffdf00" d="m12 2 9.5 6-9.5 6-9.5-6z"/><circle cx="12" cy="8" r="3.4" fill="#002776"/>',
  ),
  en: flagOf(
    '<path fill="#012169" d="M0 0h24v16H0z"/><path stroke="#fff" stroke-width="3.2" d="m0 0 24 16M24 0 0 16"/><path stroke="#fff" stroke-width="5.4" d="M12 0v16M0 8h24"/><path stroke="#c8102e" stroke-width="3.2" d="M12 0v16M0 8h24"/>',
  ),
  cn: flagOf(
    '<path fill="#de2910" d="M0 0h24v16H0z"/><path fill="#ffde00" d="m6 2.4.9 2.8h2.9L7.5 6.9l.9 2.7L6 7.9 3.6 9.6l.9-2.7-2.3-1.7h2.9z"/>',
  ),
};
