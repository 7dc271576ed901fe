import { gameTypes } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { GameTypeRail, gameTypeRailStates } from './GameTypeRail.tsx';
import { gameTypeIcons } from './game-type-icons.ts';

const items = gameTypes.map((type) => ({
  href: `#${type}`,
  label: type,
  icon: gameTypeIcons[type],
  isCurrent: false,
}));

/** Until a frame with what has changed has been drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const meta = {
  title: 'Game/GameTypeRail',
  tags: ['brands'],
  component: GameTypeRail,
  args: { label: 'Tipos de jogo', items },
} satisfies Meta<typeof GameTypeRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(11);
  },
};
export const OneChosen: Story = {
  args: { items: items.map((item) => ({ ...item, isCurrent: item.label === 'crash' })) },
  globals: { viewport: { value: 'phone360' } },
  // Further right than a phone is wide, and yet in sight.
  play: async ({ canvas, canvasElement }) => {
    const chosen = await canvas.findByRole('link', { current: 'page' });
    const inSight = () =>
      // The brand's faces may come after the row.
      waitFor(() => {
        const row = canvas.getByRole('navigation').getBoundingClientRect();
        const { left, right } = chosen.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(row.left);
        expect(right).toBeLessThanOrEqual(row.right);
      });
    await inSight();
    // A phone that is turned, and turned back.
    canvasElement.style.width = '3000px';
    await drawn();
    await expect(canvas.getByRole('navigation').scrollLeft).toBe(0);
    canvasElement.style.width = '';
    await inSight();
  },
};
export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} e jogos parecidos` })) },
};

/** Pills, where the bars are capsules. */
export const Dock: Story = { ...OneChosen, decorators: [inLayout({ nav: 'dock' })] };
export const DockWide: Story = {
  args: OneChosen.args ?? {},
  decorators: [inLayout({ nav: 'dock' })],
  globals: { viewport: { value: 'desktop' } },
};

/** Signs and words on a line, where tabs lead about. */
export const Tabs: Story = { ...OneChosen, decorators: [inLayout({ nav: 'tabs' })] };
export const TabsWide: Story = {
  args: OneChosen.args ?? {},
  decorators: [inLayout({ nav: 'tabs' })],
  globals: { viewport: { value: 'desktop' } },
  // One row holds all.
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(11);
    const row = canvas.getByRole('navigation');
    await waitFor(() => expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth));
  },
};

/** A floor with a bay, where the bars are floors. */
export const Bay: Story = { ...OneChosen, decorators: [inLayout({ nav: 'bay' })] };
export const BayWide: Story = { ...TabsWide, decorators: [inLayout({ nav: 'bay' })] };

showsEvery(gameTypeRailStates, { NoneChosen, OneChosen, LongText });
