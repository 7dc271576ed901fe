import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames, sampleProviders } from '../../../story/games.ts';
import { followsSample } from '../../../story/sample.ts';
import type { HomeView } from './Home.view.ts';
import { type HomeProps, HomeScreen } from './HomeScreen.tsx';

const member: HomeView = {
  session: 'member',
  offer: { kind: 'welcomeBonus', percent: 100, upTo: 150_000, turnover: 5 },
  popular: { kind: 'ready', items: sampleGames.slice(0, 9) },
  promoted: { kind: 'ready', items: sampleGames.slice(9, 21) },
  providers: { kind: 'ready', items: sampleProviders },
};
const guest: HomeView = { ...member, session: 'guest' };

const meta = {
  title: 'Screens/games/Home',
  tags: ['brands', 'visual'],
  component: HomeScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<HomeProps>(({ session }, { view }) =>
      session === null ? {} : { view: { ...view, session } },
    ),
  },
  args: {
    heroArt: <HeroArt seed={4} />,
    promoArt: <HeroArt seed={2} />,
    view: member,
    onRetry: fn(),
    links: {
      login: '/login',
      register: '/login?mode=register',
      deposit: '/recharge',
      withdraw: '/withdraw',
      betRecords: '/game-record',
      responsibleGaming: '/responsible-gaming',
      games: '/game',
      game: (game) => `/gameInfo?id=${game.id}`,
      gameType: (type) => `/game?type=${type}`,
      provider: (provider) => `/game?provider=${provider.key}`,
    },
  },
  render: (args) => (
    <InFrame {...(args.view.session !== 'member' && { view: { kind: args.view.session } })}>
      <HomeScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(700);
    await expect(canvasElement.querySelectorAll('[style]')).toHaveLength(0);
  },
};
export const Guest: Story = { args: { view: guest } };
export const NoOffer: Story = { args: { view: { ...guest, offer: { kind: 'none' } } } };
export const Loading: Story = {
  args: {
    view: {
      ...guest,
      session: 'unknown',
      popular: { kind: 'loading' },
      promoted: { kind: 'loading' },
      providers: { kind: 'loading' },
    },
  },
};
export const OneSectionFailed: Story = {
  args: { view: { ...member, promoted: { kind: 'failed', problem: { kind: 'network' } } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledWith('promoted');
    await expect(await canvas.findByRole('link', { name: /Onda Dourada/ })).toBeVisible();
  },
};
export const AllFailed: Story = {
  args: {
    view: {
      ...guest,
      popular: { kind: 'failed', problem: { kind: 'timeout' } },
      promoted: { kind: 'failed', problem: { kind: 'network' } },
      providers: {
        kind: 'failed',
        problem: { kind: 'network', message: 'Serviço em manutenção até as 14h' },
      },
    },
  },
};
export const Empty: Story = {
  args: {
    view: {
      ...guest,
      popular: { kind: 'ready', items: [] },
      promoted: { kind: 'ready', items: [] },
      providers: { kind: 'ready', items: [] },
    },
  },
};
