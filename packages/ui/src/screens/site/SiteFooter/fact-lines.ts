import type { TFunction } from 'i18next';
import type { BrandFacts } from '../../../theme/brand-facts.ts';

/**
 * Who is behind a brand, line by line: what the operator states, word for word, and plainly said what it does not state. `t` is
 * bound to the `footer` area, `brand` is the brand's name.
 */
export function factLines(
  t: TFunction<'site-footer'>,
  { company, registration, licence }: BrandFacts,
  brand: string,
): readonly string[] {
  if (company === null) return [t('companyUnknown', { brand })];
  const named = registration === null ? company : `${company}, ${registration}`;
  return [named, licence?.text ?? t('licenceUnknown')];
}
