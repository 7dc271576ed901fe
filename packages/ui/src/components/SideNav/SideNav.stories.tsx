import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { SideNav, sideNavStates } from './SideNav.tsx';
import type { SideNavGroup } from './side-nav-props.ts';

const groups: readonly SideNavGroup[] = [
  {
    key: 'main',
    items: [
      { href: '#inicio', label: 'Início', icon: 'home', isCurrent: true },
      { href: '#jogos', label: 'Jogos', icon: 'games', isCurrent: false },
    ],
  },
  {
    key: 'types',
    title: 'Jogos',
    items: [
      { href: '#slots', label: 'Slots', icon: 'slots', isCurrent: false },
      { href: '#mesa', label: 'Mesas com crupiês ao vivo e jackpots', icon: 'table', isCurrent: false },
    ],
  },
];

const meta = {
  title: 'Frame/SideNav',
  tags: ['brands', 'visual'],
  component: SideNav,
  globals: { viewport: { value: 'desktop' } },
  args: { label: 'Navegação principal', groups },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const GameTypeOpen: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, isCurrent: item.icon === 'slots' })),
    })),
  },
};
export const Unread: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({
        ...item,
        badge: item.isCurrent ? { count: 3, label: '3 não lidas' } : { count: 120, label: '120 não lidas' },
      })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Início\s*3 não lidas/ })).toBeVisible();
  },
};

showsEvery(sideNavStates, { Home, GameTypeOpen, Unread });
