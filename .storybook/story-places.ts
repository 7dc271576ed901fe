/** Storybook's own, what stands around the stories, and what nobody sees or hears. */
const notOfStories =
  'script, style, symbol, template, [data-icons], .toolbar-note, .brand-scope-name, .brand-frame > figcaption';

/** Attributes that say something to somebody. */
export const sayingAttributes = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'placeholder',
  'title',
  'alt',
] as const;

/** Where a story says something: a text in its document, or an attribute that is read out. */
export interface Place {
  readonly node: Text | Element;
  /** Null: the text itself. */
  readonly attribute: (typeof sayingAttributes)[number] | null;
}

/** What stories draw into: their roots and what stands beside these (dialogs, menus); on a page of the documentation each story's place. */
export function storyRoots(): readonly Element[] {
  const docs = document.querySelector('#storybook-docs:not([hidden])');
  if (docs?.hasChildNodes()) return [...docs.querySelectorAll('.sb-story')];
  return [...document.body.children].filter(
    (child) => child.id !== 'storybook-docs' && !child.className.toString().startsWith('sb-'),
  );
}

function isOfStory(node: Node): boolean {
  return node.parentElement?.closest(notOfStories) === null;
}

function* placesIn(root: Element): Generator<Place> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isOfStory(node)) yield { node: node as Text, attribute: null };
  }
  for (const attribute of sayingAttributes) {
    for (const node of root.querySelectorAll(`[${attribute}]`)) {
      if (isOfStory(node)) yield { node, attribute };
    }
  }
}

/** Every place at which what is drawn now says something. */
export function storyPlaces(): readonly Place[] {
  return storyRoots().flatMap((root) => [...placesIn(root)]);
}

export function readPlace({ node, attribute }: Place): string {
  return (attribute === null ? node.nodeValue : (node as Element).getAttribute(attribute)) ?? '';
}

export function writePlace({ node, attribute }: Place, text: string): void {
  if (attribute === null) node.nodeValue = text;
  else (node as Element).setAttribute(attribute, text);
}

/** Whether anything of it moves, at once or when it is touched. `motion: reduced` changes times only, so it is not seen by them. */
export function moves(root: Element): boolean {
  return [root, ...root.querySelectorAll('*')].some((element) =>
    [null, '::before', '::after'].some((part) => {
      const { animationName, transitionProperty } = getComputedStyle(element, part);
      return animationName !== 'none' || !/^(all|none)$/.test(transitionProperty);
    }),
  );
}
