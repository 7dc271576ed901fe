import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { ready } from '../../page/loadable.ts';
import type { GameTransferView, TransferBalance } from './GameTransfer.view.ts';
import { GameTransferScreen, gameTransferStates } from './GameTransferScreen.tsx';

const game = { name: 'Onda Dourada', provider: 'Farol' };
const balance = ready(128_450);
/** A game of one line: the story must not ask the network for one. */
const frameUrl = `data:text/html,${encodeURIComponent('<html lang="pt-BR"><title>Jogo</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#06343a;color:#ffe38d;font:700 24px sans-serif"><main>O jogo roda aqui</main></body></html>')}`;

const meta = {
  title: 'Screens/games/GameTransfer',
  tags: ['brands', 'visual'],
  component: GameTransferScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'idle', game, balance },
    onLaunch: fn(),
    onStopWaiting: fn(),
    onToggleFullscreen: fn(),
  },
} satisfies Meta<typeof GameTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who presses before it is known who plays would start nothing that lasts. */
export const Loading: Story = {
  args: { view: { kind: 'loading', game } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Carregando…' }));
    await expect(args.onLaunch).not.toHaveBeenCalled();
  },
};
/** An address may say anything: nothing of it is shown before the catalogue has said which game it is. */
export const LoadingGame: Story = {
  args: { view: { kind: 'loading', game: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Carregando…');
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
  },
};

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jogar agora' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
const onBalanceRetry = fn();

/** One can play all the same. */
export const BalanceFailed: Story = {
  args: {
    view: {
      kind: 'idle',
      game,
      balance: { kind: 'failed', problem: { kind: 'network' }, onRetry: onBalanceRetry },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onBalanceRetry).toHaveBeenCalledOnce();
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
      balance: ready(2_500_000, { isStale: true }),
      frameUrl,
      isFullscreen: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Saldo pode estar desatualizado')).toHaveTextContent(/R\$.25\.000,00/);
    await expect(canvas.getByRole('button', { name: 'Sair da tela cheia' })).toBeVisible();
  },
};
export const LaunchFailed: Story = {
  args: {
    view: {
      kind: 'failed',
      game,
      balance: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
      problem: { kind: 'refused', code: 400, message: 'O provedor não respondeu. Nada foi debitado.' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O provedor não respondeu. Nada foi debitado.');
    await expect(canvas.getByText('Saldo indisponível no momento')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
export const NotFound: Story = {
  args: { view: { kind: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nenhum jogo encontrado');
    await expect(canvas.getByRole('link', { name: 'Ver outros jogos' })).toHaveAttribute('href', '/game');
  },
};
export const Unread: Story = {
  args: { view: { kind: 'unread', problem: { kind: 'network' }, onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect('onRetry' in args.view && args.view.onRetry).toHaveBeenCalledOnce();
  },
};

/** Outside the layout, under the name of the game that was asked for. */
export const SignedOut: Story = {
  args: { view: { kind: 'signedOut', game } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Onda Dourada' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(storySite.onLogin).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  args: {
    view: {
      kind: 'idle',
      game: {
        name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
        provider: 'Estúdio de Jogos da Costa do Descobrimento',
      },
      balance: ready(99_999_999_999),
    },
  },
};

showsEvery(gameTransferStates, {
  Loading,
  LoadingGame,
  Idle,
  BalanceFailed,
  Launching,
  Playing,
  PlayingStaleBalance,
  LaunchFailed,
  NotFound,
  Unread,
  SignedOut,
  LongName,
});
showsKind<GameTransferView['kind']>({
  signedOut: SignedOut,
  notFound: NotFound,
  unread: Unread,
  loading: Loading,
  idle: Idle,
  launching: Launching,
  failed: LaunchFailed,
  playing: Playing,
});
showsKind<TransferBalance['kind']>({ loading: Launching, failed: LaunchFailed, ready: Idle });
