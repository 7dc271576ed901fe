import { lazyLook } from '@fortuna/ui/components/lazy-look.tsx';
import { signOfLife } from './sign-of-life.ts';

/** Resolves with the first sign of life where the page's foot has been prerendered; at once where it has not. */
function footIsWanted(): Promise<unknown> | undefined {
  if (import.meta.env.SSR || !document.querySelector('[data-part="footer-legal"]')) return undefined;
  return signOfLife();
}

const Footer = lazyLook(async () => {
  await footIsWanted();
  return (await import('./Footer.tsx')).Footer;
});

/** Where nothing is prerendered: the foot comes beside the page, so that both are drawn at once. */
export function fetchFooter(brand: string): void {
  void Footer.load();
  import('../brand/load-facts.ts').then(({ brandFacts }) => brandFacts(brand), console.error);
}

/**
 * The page's foot, a chunk of its own with its texts and the brand's facts. A prerendered page holds it already drawn, and it comes
 * alive with the player's first sign of life: nobody's first load pays for it. One element for good, so that the frame never draws it anew.
 */
export const lateFooter = <Footer />;
