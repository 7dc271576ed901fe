import { App } from '@fortuna/site/frame/App.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadLooks } from '../../packages/ui/src/components/lazy-look.tsx';
import type { Brand } from '../../packages/ui/src/theme/brand.ts';
import { brandById, brands } from '../brands.ts';
import { openSite } from './open-site.ts';
import { createPlayer } from './player.ts';
import { siteOf } from './site-of.ts';

interface ReskinProps {
  /** Where the player is while the site changes its brand. */
  readonly path: string;
  readonly member: string;
}

interface ReskinnedProps {
  readonly router: ReturnType<typeof siteOf>['router'];
  readonly first: Brand;
}

/** The running site, and above it the packs that it can be shown in: nothing but data changes hands. */
function Reskinned({ router, first }: ReskinnedProps) {
  const [brand, setBrand] = useState(first);
  const show = async (next: Brand) => {
    await loadLooks(next.layout);
    document.documentElement.dataset.brand = next.id;
    setBrand(next);
  };
  return (
    <>
      <div role="toolbar" aria-label="Packs" className="packs">
        {brands.map((each) => (
          <button key={each.id} type="button" aria-pressed={each === brand} onClick={() => void show(each)}>
            {each.name}
          </button>
        ))}
      </div>
      <App router={router} brand={brand} />
    </>
  );
}

const meta = {
  title: 'Journeys/Reskin',
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  tags: ['!autodocs', 'journey'],
  loaders: [async ({ args, globals }) => ({ site: await openSite({ ...args, locale: globals.locale }) })],
  beforeEach: ({ loaded }) => siteOf(loaded).close,
  render: (_args, { loaded, globals }) => (
    <Reskinned router={siteOf(loaded).router} first={brandById(globals.brand)} />
  ),
} satisfies Meta<ReskinProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a stranger would tell brands by: the ground, the accent and the corners of a button, the type of a head. */
function lookOf(canvasElement: HTMLElement): string {
  const { backgroundColor } = getComputedStyle(canvasElement.ownerDocument.body);
  const button = canvasElement.querySelector('main button[type="submit"]');
  const head = canvasElement.querySelector('h1');
  if (!button || !head) throw new Error('The page has no head or no form');
  const { backgroundColor: accent, borderRadius } = getComputedStyle(button);
  return [backgroundColor, accent, borderRadius, getComputedStyle(head).fontFamily].join(' / ');
}

/** In the middle of a deposit the site takes on each brand of the product: the login, the page and what was typed stay. */
export const EveryBrand: Story = {
  args: { path: '/recharge', member: 'rica' },
  play: async ({ canvasElement, loaded, step }) => {
    const player = createPlayer(canvasElement, siteOf(loaded));
    const packs = within(within(canvasElement).getByRole('toolbar', { name: 'Packs' }));
    const looks = new Set<string>();
    await step('types an amount', async () => {
      await player.hasBalance(25_000_00);
      await player.type('cashier', 'deposit.amount', '12300');
    });
    for (const brand of brands) {
      await step(`the site becomes ${brand.name}`, async () => {
        await userEvent.click(packs.getByRole('button', { name: brand.name }));
        await waitFor(() => expect(document.documentElement.dataset.brand).toBe(brand.id));
        await player.leadsHome(brand.name);
        looks.add(lookOf(canvasElement));
      });
      await step('nothing of the player is lost', async () => {
        await player.hasTyped('cashier', 'deposit.amount', 123_00);
        await player.hasBalance(25_000_00);
      });
    }
    await expect(looks.size).toBe(brands.length);
  },
};
