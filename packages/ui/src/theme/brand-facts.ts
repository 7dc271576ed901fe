import { isOutsideAddress } from './outside-address.ts';

/** A licence as the operator states it; where one of these is missing there is none to show. */
export interface BrandLicence {
  /** Shown word for word. */
  readonly text: string;
  /** The body that issued it. */
  readonly issuer: string;
  readonly number: string;
  /** Where anybody can look it up. */
  readonly url: string;
}

/** An address outside the site. */
export interface BrandAddress {
  /** As players know it, e.g. `Instagram`. */
  readonly network: string;
  readonly url: string;
}

/** Who stands behind a brand, in the operator's own words (`brand.json`): the footer says this and nothing more. */
export interface BrandFacts {
  readonly company: string | null;
  /** E.g. `CNPJ 00.000.000/0001-91`. */
  readonly registration: string | null;
  readonly licence: BrandLicence | null;
  readonly support: string | null;
  readonly socials: readonly BrandAddress[];
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown) => (isText(value) ? value : null);

function isLicence(value: unknown): value is BrandLicence {
  return (
    isData(value) && [value.text, value.issuer, value.number].every(isText) && isOutsideAddress(value.url)
  );
}

function isAddress(value: unknown): value is BrandAddress {
  return isData(value) && isText(value.network) && isOutsideAddress(value.url);
}

/**
 * The facts of a pack's `brand.json`, as far as they are valid: a running site checks again what it has just fetched. Null where there
 * are none to read, since nothing may be claimed or denied then.
 */
export function readBrandFacts(brandJson: unknown): BrandFacts | null {
  if (!isData(brandJson) || !isData(brandJson.legal)) return null;
  const { legal, socials } = brandJson;
  const links = isData(brandJson.links) ? brandJson.links : {};
  return {
    company: textOf(legal.company),
    registration: textOf(legal.registration),
    licence: isLicence(legal.licence) ? legal.licence : null,
    support: isOutsideAddress(links.support) ? links.support : null,
    socials: Array.isArray(socials) ? socials.filter(isAddress) : [],
  };
}
