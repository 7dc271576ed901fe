import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { docsAreDrawn, openStory } from './storybook-page.ts';

/** The axe of Storybook's own panel. */
const axeFile = createRequire(import.meta.resolve('@storybook/addon-a11y/package.json')).resolve(
  'axe-core/axe.min.js',
);

/** Below this nobody reads it, whatever its size. */
const leastRatio = 3;

/** The part of axe's answer that is used here. */
interface AxeResults {
  readonly violations: readonly {
    readonly nodes: readonly {
      readonly html: string;
      readonly any: readonly { readonly data: { readonly contrastRatio?: number } | null }[];
    }[];
  }[];
}

interface Axe {
  run(context: object, options: object): Promise<AxeResults>;
}

/** Words on a ground that they cannot be read on. Pages in frames are stories, which axe sees when they are tested. */
async function faintText(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axeFile });
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run(
      // The words of Storybook's own switches are no part of the kit.
      { include: '#storybook-docs', exclude: '.docblock-argstable [aria-hidden=true]' },
      { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false },
    ),
  );
  return violations.flatMap(({ nodes }) =>
    nodes.flatMap(({ html, any: [found] }) => {
      const ratio = found?.data?.contrastRatio ?? leastRatio;
      return ratio < leastRatio ? `text at ${ratio}:1: ${html.slice(0, 120)}` : [];
    }),
  );
}

/** What lies over the page and belongs into a frame of its own. */
function openOverlays(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const overlays =
      'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=tooltip], [data-part=tooltip]';
    return [...document.querySelectorAll<HTMLElement>(overlays)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `open outside of a frame: ${(element.textContent ?? '').trim().slice(0, 60)}`);
  });
}

/** Stories that look otherwise than by themselves, since the documentation's own styles reach them, or of which nothing is to be seen. */
function strangeStories(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const firstFace = (families: string) => families.split(',')[0]?.replaceAll(/["']/g, '').trim();
    const places = [...document.querySelectorAll<HTMLElement>('.docs-story [id^="story--"][id$="-inner"]')];
    const isUnseen = places.length > 0 && places.every((place) => place.getBoundingClientRect().height < 2);
    const strange = places.flatMap((place) => {
      const list = place.appendChild(document.createElement('ul'));
      const style = getComputedStyle(list);
      const [face, brandFace] = [style.fontFamily, style.getPropertyValue('--font-body')].map(firstFace);
      const bullet = style.listStyleType;
      list.remove();
      return [
        ...(face === brandFace ? [] : [`not in its brand's face but in ${face}: ${place.id}`]),
        ...(bullet === 'none' ? [] : [`lists have bullets: ${place.id}`]),
      ];
    });
    return isUnseen ? [...strange, 'nothing to be seen of any story'] : strange;
  });
}

/** What keeps a page of the documentation that is drawn from being read: faint text, overlays, a beginning that is scrolled away, stories that are not as they are by themselves. */
export async function docsFaults(page: Page): Promise<readonly string[]> {
  const scrolled = await page.evaluate(() => Math.round(window.scrollY));
  return [
    ...(scrolled > 0 ? [`opens ${scrolled} px below its beginning`] : []),
    ...(await openOverlays(page)),
    ...(await strangeStories(page)),
    ...(await faintText(page)),
  ];
}

/** Of each kind one, as they were once there. */
const planted = {
  'opens 400 px': () => {
    window.scrollTo(0, 400);
  },
  'open outside of a frame': () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.textContent = 'over everything';
    document.body.append(dialog);
  },
  'text at': () => {
    for (const ground of document.querySelectorAll<HTMLElement>('.docs-story'))
      ground.style.background = 'white';
  },
  'not in its brand': () => {
    for (const ground of document.querySelectorAll<HTMLElement>('.docs-story'))
      ground.style.fontFamily = 'serif';
  },
  'lists have bullets': () => {
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: '.sbdocs ul { list-style: disc; }' }),
    );
  },
  'nothing to be seen': () => {
    for (const story of document.querySelectorAll<HTMLElement>('.docs-story [id^="story--"]'))
      story.style.display = 'none';
  },
} as const;

/**
 * Plants each of these faults in a page of the documentation of a dark brand.
 * @returns those that were not found, or what was found before
 */
export async function missedDocsFaults(page: Page, url: string, id: string): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const [begin, plant] of Object.entries(planted)) {
    await openStory(page, url, { id, type: 'docs' });
    await docsAreDrawn(page);
    missed.push(...(await docsFaults(page)));
    await page.evaluate(plant);
    const found = await docsFaults(page);
    if (!found.some((fault) => fault.startsWith(begin))) missed.push(`${begin} …: planted and not found`);
  }
  return missed;
}
