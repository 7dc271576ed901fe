import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import type { NavItem } from '../nav-item.ts';
import { SideNav, sideNavStates } from './SideNav.tsx';

const items: readonly NavItem[] = [
  { href: '#inicio', label: 'Início', icon: 'home', isCurrent: true },
  { href: '#jogos', label: 'Jogos', icon: 'games', isCurrent: false },
  { href: '#mesa', label: 'Mesas com crupiês ao vivo e jackpots', icon: 'table', isCurrent: false },
];

const meta = {
  title: 'Frame/SideNav',
  tags: ['brands'],
  component: SideNav,
  globals: { viewport: { value: 'desktop' } },
  args: { label: 'Navegação principal', items },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Unread: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      badge: item.isCurrent ? { count: 3, label: '3 não lidas' } : { count: 120, label: '120 não lidas' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Início\s*3 não lidas/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      label: `${item.label} e tudo o que há de novo nesta temporada`,
      badge: { count: 120, label: '120 não lidas' },
    })),
  },
  play: showsWholeText,
};

const cashier: NavItem = { href: '#deposito', label: 'Depósito', icon: 'deposit', isCurrent: false };
/** The way to the cashier ends the capsule, for the eye and the keyboard alike. */
export const Dock: Story = {
  args: { items: [...(Unread.args?.items ?? []), cashier] },
  decorators: [inLayout({ nav: 'dock' })],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.at(-1)).toHaveAccessibleName('Depósito');
    await showsWholeText();
  },
};
export const DockLongText: Story = { ...LongText, decorators: [inLayout({ nav: 'dock' })] };

const further: readonly NavItem[] = [
  {
    href: '#perfil',
    label: 'Perfil',
    icon: 'user',
    isCurrent: false,
    badge: { count: 120, label: '120 não lidas' },
  },
  cashier,
  { href: '#registros', label: 'Registros', icon: 'records', isCurrent: false },
  { href: '#suporte', label: 'Suporte 24 h', icon: 'support', isCurrent: false },
];
/** Tabs that stick out of the page's end, the open one as far as the window's edge; the way to the cashier is the last, for the eye and the keyboard alike. */
export const Tabs: Story = {
  args: {
    items: [
      ...items.slice(0, 2),
      { ...cashier, href: '#promocoes', label: 'Promoções', icon: 'gift' },
      ...further,
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inLayout({ nav: 'tabs' })],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.at(-1)).toHaveAccessibleName('Depósito');
    const { left, right } = canvas.getByRole('navigation').getBoundingClientRect();
    for (const link of links) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      const box = link.getBoundingClientRect();
      await expect(Math.abs(box.left - left)).toBeLessThanOrEqual(4);
      if (link.ariaCurrent) await expect(box.right).toBe(right);
      else await expect(box.right).toBeLessThan(right);
    }
    await showsWholeText();
  },
};
export const TabsLongText: Story = {
  ...LongText,
  args: { items: [...(LongText.args?.items ?? []), ...further] },
  decorators: [inLayout({ nav: 'tabs' })],
};

/** A floor with two groups of places: the bay of the open one is open to the page, at whose edge it ends. */
export const Bay: Story = {
  args: Tabs.args ?? {},
  parameters: { layout: 'fullscreen' },
  decorators: [inLayout({ nav: 'bay' })],
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { current: 'page' });
    const edge = canvas.getByRole('navigation').getBoundingClientRect().right;
    await expect(open.getBoundingClientRect().right).toBe(edge);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      if (link !== open) await expect(link.getBoundingClientRect().right).toBeLessThan(edge);
    }
    await showsWholeText();
  },
};
export const BayLongText: Story = { ...TabsLongText, decorators: [inLayout({ nav: 'bay' })] };

showsEvery(sideNavStates, { Home, Unread, LongText });
