import type { BrandTable } from './brand-table.ts';

/** Longest wait for a style sheet before the default brand takes over, in milliseconds. */
const patience = 8_000;

function arrival(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${link.href} does not arrive`)), patience);
    const settle = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    link.addEventListener('load', settle(resolve));
    link.addEventListener(
      'error',
      settle(() => reject(new Error(`${link.href} failed`))),
    );
  });
}

function addLink(brand: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.brandStyles = brand;
  document.head.append(link);
  return link;
}

/** Waits for a brand's styles: in the page already, asked for by the boot script, or fetched now. Throws where they do not come. */
export async function ensureBrandStyles(brand: string, table: BrandTable): Promise<void> {
  const present = [...document.querySelectorAll<HTMLElement>(`[data-brand-styles="${CSS.escape(brand)}"]`)];
  const links =
    present.length > 0
      ? present.filter((element) => element instanceof HTMLLinkElement)
      : (table.styles[brand] ?? []).map((href) => addLink(brand, href));
  await Promise.all(links.map(arrival));
  if (getComputedStyle(document.documentElement).getPropertyValue('--color-bg') === '')
    throw new Error(`the styles of brand ${brand} hold no tokens`);
}
