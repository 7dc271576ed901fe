import { focusOn } from '@fortuna/ui/components/focus-on.ts';

let isHeadWanted = false;

function tryHead(): void {
  const { hash } = window.location;
  const place = (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>('h1');
  if (isHeadWanted && place) focusOn(place);
}

/** Reading begins where the address says, or else at the page's head: now, or as soon as it is drawn. */
export function focusHead(): void {
  isHeadWanted = true;
  tryHead();
}

/** The window is called as the page is; the home is called as the site. */
function nameWindow(site: string): void {
  const head = window.location.pathname === '/' ? null : document.querySelector('h1');
  const title = head ? `${head.textContent} · ${site}` : site;
  if (document.title !== title) document.title = title;
}

/** The heading that is nearest to a place, given from the inside to the outside. */
function headingAround(places: readonly HTMLElement[]): HTMLElement | undefined {
  return places
    .filter((place) => place.checkVisibility())
    .map((place) => place.querySelector<HTMLElement>('h1, h2, h3'))
    .find((heading): heading is HTMLElement => heading?.checkVisibility() === true);
}

/**
 * For all pages, those to come among them: the window is named after the page's head, and where what had the focus is gone and nothing has
 * taken it, reading goes on at the nearest heading instead of at the top of the document. The view stays, unless that heading has come since on
 * the same page: then what was seen is gone too. Another page has a view of its own (Back finds its place again).
 */
export function keepBearings(site: string, signal: AbortSignal): void {
  let places: readonly HTMLElement[] = [];
  let headingBefore: HTMLElement | undefined;
  let pathBefore = '';
  const remember = (event: FocusEvent) => {
    isHeadWanted = false;
    places = event.composedPath().filter((place) => place instanceof HTMLElement);
    headingBefore = headingAround(places);
    pathBefore = window.location.pathname;
  };
  document.addEventListener('focusin', remember, { signal });

  function look(): void {
    nameWindow(site);
    tryHead();
    const [last] = places;
    if (!last || last.checkVisibility() || document.activeElement !== document.body) return;
    const heading = headingAround(places);
    if (!heading) return;
    const hasCome = heading !== headingBefore && window.location.pathname === pathBefore;
    focusOn(heading);
    if (hasCome) heading.scrollIntoView({ block: 'nearest' });
  }

  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
  look();
  if (window.history.state?.isRetold) focusHead();
}
