import { allBrands } from './brands.ts';
import { initialGlobals } from './toolbar.ts';

type Globals = Readonly<Record<string, unknown>>;

/** What a story is shown with: what the toolbar says, and what the story itself sets. */
export interface Shown {
  readonly globals: Globals;
  readonly storyGlobals?: Globals;
}

/** Whether this is set as the story is by itself. */
export function isAsWritten({ globals, storyGlobals }: Shown, name: keyof typeof initialGlobals): boolean {
  return (globals[name] ?? initialGlobals[name]) === (storyGlobals?.[name] ?? initialGlobals[name]);
}

/** Whether the steps of a story can hold: they are written for its words, its amounts, whoever is looking, and one of each thing. */
export function stepsFit(shown: Shown): boolean {
  if (shown.globals.brand === allBrands) return false;
  return (['locale', 'words', 'money', 'session'] as const).every((name) => isAsWritten(shown, name));
}

/** Many pages beside each other would fight for the one focus that there is. */
const isWithoutSteps = new URLSearchParams(location.search).get('steps') === 'none';

/** The part of Storybook's preview that is used here; not there where tests run stories by themselves. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } };
  };
}

/** Before a story is drawn: its steps are run where they can hold, and nowhere else. */
export function chooseSteps(shown: Shown): void {
  const options = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = !isWithoutSteps && stepsFit(shown);
}
