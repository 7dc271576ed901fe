import type { BrandFacts } from '../../../theme/brand-facts.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';

/** A demonstration brand's: addresses, but neither a company nor a licence. */
const facts = {
  company: null,
  registration: null,
  licence: null,
  support: 'https://support.mare.example/',
  socials: [
    { network: 'Instagram', url: 'https://instagram.example/mare' },
    { network: 'Telegram', url: 'https://telegram.example/mare' },
  ],
} satisfies BrandFacts;

/** The foot of the demonstration site: for stories that show a whole page. */
export const sampleFooter = { facts } as const satisfies SiteFooterProps;
