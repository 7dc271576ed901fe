import { bcp47, languageNames } from '@fortuna/domain/language.ts';
import type { ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import { LanguagePicture } from '@fortuna/ui/components/LanguagePicker/LanguagePicture.tsx';
import { SiteLogo, type SiteLogoProps } from '@fortuna/ui/components/SiteLogo/SiteLogo.tsx';
import type { Brand } from '@fortuna/ui/theme/brand.ts';
import { useLayoutEffect } from 'react';
import { currentLanguage } from '../words/i18n.ts';
import { type KnownLanguage, type KnownSite, knownSite } from './known-site.ts';
import { brandPack, changedBrand } from './shown-brand.ts';

/** From here on the page shows what it is to show. */
function uncover(): void {
  delete document.documentElement.dataset.look;
}

/** The operator's logo, with which the place of the drawn one is uncovered. */
function OwnLogo(props: SiteLogoProps) {
  useLayoutEffect(uncover, []);
  return <SiteLogo {...props} />;
}

/** Whether the operator has given the site a name or logo of its own. */
export function hasOwnLook({ title }: Brand, site: KnownSite): boolean {
  return site.logoUrl !== null || (site.title !== null && site.title !== title);
}

/** Those of the server's that the brand has words for, in the server's order; the language in use stays until the player leaves it. */
function shownLanguages(
  { languages }: Brand,
  offered: readonly KnownLanguage[] | null,
): readonly KnownLanguage[] | null {
  const spoken = offered?.filter(({ value }) => languages.includes(value)) ?? [];
  if (spoken.length === 0) return null;
  const value = currentLanguage();
  if (spoken.some((language) => language.value === value) || !languages.includes(value)) return spoken;
  return [...spoken, { value, name: languageNames[value], iconUrl: null }];
}

/** A brand with what its operator has changed since the build. */
export function brandOf(pack: Brand, site: KnownSite): Brand {
  const languages = shownLanguages(pack, site.languages);
  const title = site.title ?? pack.title;
  const name = title === pack.title ? pack.name : title;
  return {
    ...pack,
    title,
    name,
    ...(hasOwnLook(pack, site) && {
      logo: <OwnLogo name={name} mark={pack.mark} pictureUrl={site.logoUrl} />,
    }),
    ...(languages && {
      languages: languages.map(({ value }) => value),
      languageOptions: languages.map(({ value, name: option, iconUrl }) => ({
        value,
        name: option,
        tag: bcp47(value),
        ...(iconUrl !== null && { icon: <LanguagePicture url={iconUrl} /> }),
      })),
    }),
  };
}

/** Shows what is known of the site, as soon as it is known; without that the brand's own look stays. */
export function showKnownLook(): void {
  const [pack, site] = [brandPack(), knownSite()];
  if (pack === undefined || site === null || !hasOwnLook(pack, site)) uncover();
  // What is drawn and still asleep would keep its old name.
  else window.dispatchEvent(new Event('wake'));
  showChanges();
}

/** Activities that the server does without; none as long as its list is not known. */
let withheld: readonly ActivityCode[] = [];

/** The pack with what has been heard of the site, and without what the server does not offer. */
function showChanges(): void {
  const [pack, site] = [brandPack(), knownSite()];
  if (pack === undefined) return;
  const known = site === null ? null : brandOf(pack, site);
  const off = withheld.map((code) => `promotion-${code}` as const);
  const rest = known ?? pack;
  changedBrand.set(off.length === 0 ? known : { ...rest, switchedOff: [...rest.switchedOff, ...off] });
}

/** What the server does not offer is gone wherever a brand's own switch would take it away: no way leads to it. */
export function withholdActivities(codes: readonly ActivityCode[]): void {
  if (codes.join() === withheld.join()) return;
  withheld = codes;
  showChanges();
}
