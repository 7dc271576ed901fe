import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import type { UnreadCount } from '../CountBadge/count-badge-props.ts';
import type { IconName } from '../Icon/Icon.tsx';
import type { NavItem } from '../nav-item.ts';
import { BottomNav, bottomNavStates } from './BottomNav.tsx';

const items: readonly NavItem[] = [
  { href: '#inicio', label: 'Início', icon: 'home', isCurrent: true },
  { href: '#jogos', label: 'Jogos', icon: 'games', isCurrent: false },
  { href: '#deposito', label: 'Depósito', icon: 'deposit', isCurrent: false },
  { href: '#registros', label: 'Registros', icon: 'records', isCurrent: false },
  { href: '#perfil', label: 'Perfil', icon: 'user', isCurrent: false },
];

const counts: Partial<Record<IconName, UnreadCount>> = {
  deposit: { count: 2, label: '2 pendentes' },
  records: { count: 120, label: '120 não lidos' },
  user: { count: 3, label: '3 não lidas' },
};

const meta = {
  title: 'Frame/BottomNav',
  tags: ['brands'],
  component: BottomNav,
  // A bar of narrow windows, which the documentation is none of.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  globals: { viewport: { value: 'phone360' } },
  args: { label: 'Navegação principal', items },
} satisfies Meta<typeof BottomNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
    // Nothing stands out of the bar over what scrolls by.
    const bar = canvas.getByRole('navigation');
    const tops = [...bar.querySelectorAll('*')].map((part) => part.getBoundingClientRect().top);
    await expect(Math.min(...tops)).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top);
  },
};
export const Elsewhere: Story = {
  args: { items: items.map((item) => ({ ...item, isCurrent: item.icon === 'deposit' })) },
};
/** The page has no destination of its own: what it belongs to is marked, unlike the deposit, which is told from the others and yet not as the open one. */
export const Within: Story = {
  args: {
    items: items.map((item) => ({ ...item, isCurrent: false, isAround: item.icon === 'user' })),
  },
  play: async ({ canvas }) => {
    const linkTo = (name: string) => canvas.getByRole('link', { name });
    const colourOf = (name: string) => getComputedStyle(linkTo(name)).color;
    await expect(await canvas.findByRole('link', { name: 'Perfil' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(colourOf('Perfil')).not.toBe(colourOf('Jogos')));
    await expect(colourOf('Perfil')).not.toBe(colourOf('Depósito'));
  },
};
/** On the page's own place, too, it is told apart. */
export const Unread: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      isCurrent: item.icon === 'user',
      badge: counts[item.icon],
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Registros\s*120 não lidos/ })).toBeVisible();
    await expect(await canvas.findByText('99+')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} e preferências` })) },
};

/** A capsule that stands free: every target is large enough, and has its word. */
export const Dock: Story = {
  args: Unread.args ?? {},
  decorators: [inLayout({ nav: 'dock' })],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: /Perfil/ });
    await expect(open).toHaveAttribute('aria-current', 'page');
    for (const word of ['Jogos', 'Perfil']) await expect(await canvas.findByText(word)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jogos' })).toHaveAttribute('title', 'Jogos');
    for (const link of canvas.getAllByRole('link')) {
      const { left, right, width, height, bottom } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(left).toBeGreaterThan(0);
      await expect(right).toBeLessThan(document.documentElement.clientWidth);
      await expect(bottom).toBeLessThan(window.innerHeight);
    }
  },
};
export const DockLongText: Story = { args: LongText.args ?? {}, decorators: [inLayout({ nav: 'dock' })] };

/** The longest word of the site's bar is among them. */
const withPromotions = (Unread.args?.items ?? []).map(
  (item): NavItem => (item.icon === 'records' ? { ...item, label: 'Promoções', icon: 'gift' } : item),
);
/** Flat and from edge to edge: a sign over each word, and no word is broken. */
export const Tabs: Story = {
  args: { items: withPromotions },
  decorators: [inLayout({ nav: 'tabs' })],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: /Perfil/ });
    await expect(open).toHaveAttribute('aria-current', 'page');
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect([bar.left, bar.right]).toEqual([0, document.documentElement.clientWidth]);
    for (const link of canvas.getAllByRole('link')) {
      await expect(Math.min(link.offsetWidth, link.offsetHeight)).toBeGreaterThanOrEqual(44);
    }
    const lineHeight = canvas.getByText('Jogos').offsetHeight;
    for (const { label } of withPromotions) {
      await waitFor(() => expect(canvas.getByText(label).offsetHeight).toBe(lineHeight));
    }
  },
};
export const TabsWithin: Story = { ...Within, decorators: [inLayout({ nav: 'tabs' })] };
export const TabsTablet: Story = {
  args: Unread.args ?? {},
  decorators: [inLayout({ nav: 'tabs' })],
  globals: { viewport: { value: 'tablet' } },
};
export const TabsLongText: Story = { args: LongText.args ?? {}, decorators: [inLayout({ nav: 'tabs' })] };

/** A floor from edge to edge with a bay in it, every place with its word, and no word is broken. */
const bay = { decorators: [inLayout({ nav: 'bay' })] } satisfies Partial<Story>;
export const Bay: Story = { ...Tabs, ...bay };
export const BayElsewhere: Story = { ...Elsewhere, ...bay };
export const BayWithin: Story = { ...Within, ...bay };
export const BayTablet: Story = { ...TabsTablet, ...bay };
export const BayLongText: Story = { ...TabsLongText, ...bay };

showsEvery(bottomNavStates, { Home, Elsewhere, Within, Unread, LongText });
