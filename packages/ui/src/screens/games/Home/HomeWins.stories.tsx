import type { RecentWin } from '@fortuna/domain/model/games-wins.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames } from '../../../story/games.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { HomeWins, homeWinsStates } from './HomeWins.tsx';

const names = ['r***a', 'm***o', 'J***e', 'b***1', 'ن***ن', 't***s'];

const wins: readonly RecentWin[] = sampleGames.slice(0, 12).map((game, index) => ({
  id: 9_000 - index,
  memberName: names[index % names.length] ?? 'r***a',
  stake: 200,
  win: 1_850 * (index + 1),
  settledAt: new Date(Date.parse('2026-03-14T17:05:00.000Z') - index * 37 * 60_000).toISOString(),
  game,
}));

const meta = {
  title: 'Screens/games/HomeWins',
  tags: ['brands'],
  component: HomeWins,
  parameters: { layout: 'fullscreen' },
  args: { wins },
  render: (args) => (
    <InFrame>
      <HomeWins {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof HomeWins>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /r\*\*\*a/ });
    await expect(first).toHaveTextContent('+R$ 18,50Onda Douradar***a · aposta R$ 2,00 · 14:05');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/gameInfo\?/));
    await expect(canvas.getByText(/sem dinheiro real, nas últimas 24 horas/)).toBeVisible();
  },
};
export const One: Story = {
  args: { wins: wins.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ganhos recentes' }).children).toHaveLength(1);
  },
};
export const LongText: Story = {
  args: {
    wins: wins.map((win) => ({
      ...win,
      win: 123_456_789,
      stake: 50_000_000,
      game: {
        ...win.game,
        name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
      },
    })),
  },
  play: async ({ canvas }) => {
    const [amount] = canvas.getAllByText('+R$ 1.234.567,89');
    await expect(amount).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

showsEvery(homeWinsStates, { Several, One, LongText });
