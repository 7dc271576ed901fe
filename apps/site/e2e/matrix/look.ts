import type { Page } from '@playwright/test';

/** What a player finds on a page, at one look. */
export interface Look {
  /** The main part, and what lies over the page: texts, names of what has no text, what stands in fields. */
  readonly main: string;
  readonly banner: string;
  /** All text that is drawn. */
  readonly text: string;
  readonly heads: number;
  readonly mains: number;
  readonly hasFrame: boolean;
  /** How far the page, or what is told on it, is wider than the window, in pixels. */
  readonly overflow: number;
  readonly elements: number;
  readonly isBusy: boolean;
  /** Markup of a message has become an element. */
  readonly hasForeignPicture: boolean;
}

/** Runs in the page. */
function lookAround(): Look {
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const textOf = (root: Element): string => {
    const lines: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element instanceof HTMLOptionElement || !isDrawn(element)) continue;
      // A live table goes on by the server's clock, whatever befalls the page.
      if (element.closest('[data-part="live-table"] :is(p, ul, ol, [data-part="roulette-wheel"])')) continue;
      if (node instanceof HTMLInputElement && node.type !== 'password') lines.push(`field ${node.value}`);
      else if (node instanceof HTMLImageElement) lines.push(`picture ${node.alt}`);
      else if (node instanceof Element) lines.push(node.getAttribute('aria-label') ?? '');
      else lines.push(node.textContent?.trim() ?? '');
    }
    return lines.filter(Boolean).join('\n');
  };
  /** How far what is told lies outside of the window, where no scrolling leads. */
  const cutOff = [...document.querySelectorAll('[role=alert], [role=status]')].filter(isDrawn).map((told) => {
    const range = document.createRange();
    range.selectNodeContents(told);
    return range.getBoundingClientRect().right - document.documentElement.clientWidth;
  });
  const partsOf = (selector: string) => [...document.querySelectorAll(selector)].map(textOf).join('\n');
  const { documentElement: root } = document;
  return {
    main: partsOf('main, [role=dialog], [role=alertdialog]'),
    banner: partsOf('header:not(main header)'),
    text: textOf(document.body),
    heads: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    hasFrame:
      document.querySelector('header:not(main header)') !== null && document.querySelector('nav') !== null,
    overflow: Math.max(root.scrollWidth - root.clientWidth, ...cutOff),
    elements: document.querySelectorAll('*').length,
    isBusy: document.querySelector('[aria-busy=true]') !== null,
    hasForeignPicture: document.querySelector('img[src="x"]') !== null,
  };
}

/** What differs from one look to the next without meaning anything. */
function steady(text: string): string {
  return text.replace(/[\d.]+ ms|\d+ minutos?|\d+:\d\d(:\d\d)?/g, 'time');
}

export async function lookAt(page: Page): Promise<Look> {
  const look = await page.evaluate(lookAround);
  // The language has its flag as soon as the site is known, which is another cell's doing.
  const banner = steady(look.banner).replace(/^picture $\n?/gm, '');
  return { ...look, main: steady(look.main), banner };
}
