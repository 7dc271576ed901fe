import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GameTransferScreen } from './GameTransferScreen.tsx';

const game = { name: 'Onda Dourada', provider: 'Farol' };
const balance = { kind: 'ready', amount: 128_450, isStale: false } as const;
/** A game of one line: the story must not ask the network for one. */
const frameUrl = `data:text/html,${encodeURIComponent('<html lang="pt-BR"><title>Jogo</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#06343a;color:#ffe38d;font:700 24px sans-serif"><main>O jogo roda aqui</main></body></html>')}`;

const meta = {
  title: 'Screens/games/GameTransfer',
  tags: ['brands', 'visual'],
  component: GameTransferScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'idle', game, balance },
    links: { lobby: '/', deposit: '/recharge' },
    onLaunch: fn(),
    onLogin: fn(),
    onRegister: fn(),
    onToggleFullscreen: fn(),
  },
} satisfies Meta<typeof GameTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jogar agora' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
export const Launching: Story = {
  args: { view: { kind: 'launching', game, balance: { kind: 'loading' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrindo o jogo…' }));
    await expect(args.onLaunch).not.toHaveBeenCalled();
  },
};
export const Playing: Story = {
  args: { view: { kind: 'playing', game, balance, frameUrl, isFullscreen: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByTitle('Jogo: Onda Dourada')).toHaveAttribute('sandbox', 'allow-scripts');
    await userEvent.click(canvas.getByRole('button', { name: 'Tela cheia' }));
    await expect(args.onToggleFullscreen).toHaveBeenCalledOnce();
  },
};
export const PlayingStaleBalance: Story = {
  args: {
    view: {
      kind: 'playing',
      game,
      balance: { kind: 'ready', amount: 2_500_000, isStale: true },
      frameUrl,
      isFullscreen: true,
    },
  },
};
export const LaunchFailed: Story = {
  args: {
    view: {
      kind: 'failed',
      game,
      balance: { kind: 'failed' },
      problem: { kind: 'refused', code: 400, message: 'O provedor não respondeu. Nada foi debitado.' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O provedor não respondeu. Nada foi debitado.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { view: { kind: 'closed', game } } };
export const NotFound: Story = { args: { view: { kind: 'notFound' } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut', game } } };
export const LongName: Story = {
  args: {
    view: {
      kind: 'idle',
      game: {
        name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
        provider: 'Estúdio de Jogos da Costa do Descobrimento',
      },
      balance: { kind: 'ready', amount: 999_999_999_99, isStale: false },
    },
  },
};
