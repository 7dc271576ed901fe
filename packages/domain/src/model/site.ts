import type { SiteLanguage } from '../language.ts';

/** A site's name has room beside its sign up to this length, in letters; the sign stands alone where it is longer. */
export const longestWordmark = 16;

/** An entry of the language picker (specification section 3: icon, option, value). */
export interface LanguageOption {
  readonly value: SiteLanguage;
  /** In the language itself. */
  readonly option: string;
  readonly iconUrl: string | null;
}

export interface SiteBanner {
  readonly id: number;
  readonly title: string;
  readonly pictureUrl: string | null;
  /** Path of the site. */
  readonly link: string | null;
}

/** Why nobody can play at the moment. */
export interface Maintenance {
  /** When the site is expected to open again; null: nobody has said so. */
  readonly until: string | null;
  /** The operator's words; null where there are none. */
  readonly message: string | null;
}

/** What an operator sets without a new build; anything null comes from the brand. */
export interface SiteConfiguration {
  readonly site: string;
  /** Empty where nobody has named it. */
  readonly title: string;
  readonly logoUrl: string | null;
  readonly iconUrl: string | null;
  readonly defaultLanguage: SiteLanguage | null;
  /** Null: the site is open. */
  readonly maintenance: Maintenance | null;
  readonly serviceUrl: string | null;
  readonly downloadUrl: string | null;
  readonly banners: readonly SiteBanner[];
}

export interface SocialLink {
  readonly id: number;
  /** E.g. telegram, instagram. */
  readonly network: string;
  readonly title: string;
  readonly url: string;
  readonly iconUrl: string | null;
}
