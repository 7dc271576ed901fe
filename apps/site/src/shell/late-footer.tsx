import { lazyLook } from '@fortuna/ui/components/lazy-look.tsx';
import { loadAreas } from './i18n.ts';

/** Resolves with the first scrolling where the page's foot has been prerendered; at once where it has not. */
function footIsWanted(): Promise<unknown> | undefined {
  if (import.meta.env.SSR || !document.querySelector('[data-part="footer-legal"]')) return undefined;
  return new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true });
  });
}

async function loadFooter() {
  try {
    const [{ Footer }] = await Promise.all([import('./Footer.tsx'), loadAreas(['footer'])]);
    return Footer;
  } catch (error) {
    console.error(error);
    // What the page was prerendered with stays in place meanwhile.
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadFooter();
  }
}

const Footer = lazyLook(async () => {
  await footIsWanted();
  return loadFooter();
});

/**
 * The page's foot, a chunk of its own with its texts and the brand's facts. A prerendered page holds it already drawn, and it comes
 * alive once the player scrolls: nobody's first load pays for it. One element for good, so that the frame never draws it anew.
 */
export const lateFooter = <Footer />;
