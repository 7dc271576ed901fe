import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideNav } from './SideNav.tsx';
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
