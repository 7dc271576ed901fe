import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import mockDate from 'mockdate';
import { loadAllLooks, loadLooks } from '../packages/ui/src/components/lazy-look.tsx';
import { BrandContext } from '../packages/ui/src/theme/brand-context.ts';
import { isAxesTurn } from './axe-turn.ts';
import { BrandFrames, BrandScope } from './BrandScope.tsx';
import { allBrands, brandById, brands, defaultBrand } from './brands.ts';
import { beginFollowing, isFrame, shownAs } from './followed.ts';
import { applyMotion } from './motion.ts';
import { chooseSteps } from './steps.ts';
import { ToolbarNote } from './ToolbarNote.tsx';

export const withMotion: Decorator = (Story, { globals }) => {
  applyMotion(globals.motion);
  return <Story />;
};

/** On the day that most stories speak of: whoever signed in at six has been there for 43 minutes, in each picture. */
const storyTime = '2026-03-14T18:43:00-03:00';

/**
 * Before each story: it is always the same time, but for a journey, whose back end waits and looks at the clock; axe looks at it when it is its
 * turn, what it follows is not known yet, and its steps are run where they can hold.
 */
export const beforeEach: NonNullable<Preview['beforeEach']> = (context) => {
  const { id, globals, storyGlobals, tags, viewMode, parameters } = context;
  if (!tags.includes('journey')) mockDate.set(storyTime);
  if (!isAxesTurn(id)) context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } };
  beginFollowing(shownAs(context));
  if (viewMode === 'story') chooseSteps({ globals, storyGlobals });
  return () => mockDate.reset();
};

/**
 * A story is drawn with the looks of its brand there, as a page of the site is; side by side with those of each. For a picture with all of them:
 * a story may be drawn in a form of another brand, and nobody can tell from outside whether it has come.
 */
export const loadBrandLooks: Loader = async ({ globals }) => {
  if (import.meta.env.STORYBOOK_PICTURES) return loadAllLooks();
  const shown = globals.brand === allBrands ? brands : [brandById(globals.brand)];
  await Promise.all(shown.map(({ layout }) => loadLooks(layout)));
};

/** Around everything else, where a story is alone. */
export const withToolbarNote: Decorator = (Story, context) => {
  const { globals, storyGlobals, parameters, viewMode } = context;
  const isAmongFrames = globals.brand === allBrands && isFramed(parameters);
  const hasSteps = !isAmongFrames && 'playFunction' in context && context.playFunction !== undefined;
  return (
    <>
      {hasSteps && viewMode === 'story' && !isFrame && <ToolbarNote shown={{ globals, storyGlobals }} />}
      <Story />
    </>
  );
};

/** What fills or covers a page has one for each brand, when all of them are shown. */
function isFramed({ layout, docs }: Record<string, unknown>): boolean {
  return (
    layout === 'fullscreen' || (docs as { story?: { inline?: boolean } } | undefined)?.story?.inline === false
  );
}

/** One brand as on its site, or all of them beside each other: parts in one document, each in a page what fills or covers one. */
export const withBrand: Decorator = (Story, { globals, parameters, id }) => {
  const isEveryBrand = globals.brand === allBrands;
  const brand = isEveryBrand ? defaultBrand : brandById(globals.brand);
  document.documentElement.dataset.brand = brand.id;
  if (!isEveryBrand) {
    return (
      <BrandContext value={brand}>
        <Story />
      </BrandContext>
    );
  }
  if (isFramed(parameters)) {
    return <BrandFrames storyId={id} globals={globals} hasSteps={parameters.layout !== 'fullscreen'} />;
  }
  return (
    <div className="brand-scopes">
      {brands.map((each) => (
        <BrandScope key={each.id} brand={each}>
          <Story />
        </BrandScope>
      ))}
    </div>
  );
};
