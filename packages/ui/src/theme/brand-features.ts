import { activityCodes } from '@fortuna/domain/model/promotions-activities.ts';
import type { BrandFeature } from './brand.ts';

/** All of them. Not in `brand.ts`, which every visit loads. */
export const brandFeatures: readonly BrandFeature[] = [
  'faq',
  'ewallet',
  'vip',
  'agency',
  'gameRegistration',
  // Not every bonus may be offered everywhere (requirement BONUS-10).
  ...activityCodes.map((code) => `promotion-${code}` as const),
];

/** What a brand has only where it says so; everything else it has until it says that it has not. */
const offUnlessNamed: readonly BrandFeature[] = ['ewallet'];

/** The parts that a brand does without, from the `features` of its `brand.json`. */
export function switchedOffIn(
  features: Readonly<Partial<Record<string, boolean | undefined>>>,
): BrandFeature[] {
  return brandFeatures.filter((feature) => !(features[feature] ?? !offUnlessNamed.includes(feature)));
}
