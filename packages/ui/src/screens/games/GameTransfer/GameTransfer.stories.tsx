import type { GameDetails } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleGames } from '../../../story/games.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { ready } from '../../page/loadable.ts';
import type { FavouriteView, GameTransferView, StageContent, TransferBalance } from './GameTransfer.view.ts';
import { GameTransferScreen, gameTransferStates } from './GameTransferScreen.tsx';

const game: GameDetails = {
  id: 108,
  name: 'Onda Dourada',
  providerKey: 'farol',
  provider: 'Farol',
  code: 'onda-dourada',
  type: 'slots',
  tags: ['new'],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
  returnToPlayer: 9504,
  stakes: { lowest: 50, highest: 5_000 },
};
const favourite: FavouriteView = { isOn: false, isSending: false, problem: null, read: ready(null) };
const stage: StageContent = {
  game,
  favourite,
  related: ready(sampleGames.slice(1, 7)),
};
const balance = ready(128_450);
/** A game of one line: the story must not ask the network for one. */
const frameUrl = `data:text/html,${encodeURIComponent('<html lang="pt-BR"><title>Jogo</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#06343a;color:#ffe38d;font:700 24px sans-serif"><main>O jogo roda aqui</main></body></html>')}`;

const meta = {
  title: 'Screens/games/GameTransfer',
  tags: ['brands', 'visual'],
  component: GameTransferScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'idle', stage, balance },
    onLaunch: fn(),
    onStopWaiting: fn(),
    onToggleFullscreen: fn(),
    onToggleFavourite: fn(),
    onStopFavourite: fn(),
  },
} satisfies Meta<typeof GameTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who presses before it is known who plays would start nothing that lasts. */
export const Loading: Story = {
  args: { view: { kind: 'loading', stage } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Carregando…' }));
    await expect(args.onLaunch).not.toHaveBeenCalled();
  },
};
/** An address may say anything: nothing of it is shown before the catalogue has said which game it is. */
export const LoadingGame: Story = {
  args: { view: { kind: 'loading', stage: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Carregando…');
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
  },
};

/** What the game is, what it is played by and with, and where to go on from here. */
export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Onda Dourada');
    const facts = within(canvas.getByLabelText('Sobre o jogo'));
    await expect(facts.getByText('Slots')).toBeVisible();
    await expect(facts.getByText('95,04%')).toBeVisible();
    await expect(facts.getByText(/R\$.0,50 a R\$.50,00/)).toBeVisible();
    const others = canvas.getByRole('list', { name: 'Mais de Farol' });
    await waitFor(() => expect(within(others).getAllByRole('link')).toHaveLength(6));
    await expect(canvas.getByText(/menores de 18 anos/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Jogar agora' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
export const Favourite: Story = {
  args: { view: { kind: 'idle', balance, stage: { ...stage, favourite: { ...favourite, isOn: true } } } },
  play: async ({ canvas, userEvent, args }) => {
    const star = canvas.getByRole('button', { name: 'Favorito' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};
/** The star has gone back, and the server says why. */
export const FavouriteRefused: Story = {
  args: {
    view: {
      kind: 'idle',
      balance,
      stage: {
        ...stage,
        favourite: {
          ...favourite,
          problem: { kind: 'refused', code: 400, message: 'Você pode ter até 200 favoritos.' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Você pode ter até 200 favoritos.');
    await expect(canvas.getByRole('button', { name: 'Favorito' })).toHaveAttribute('aria-pressed', 'false');
  },
};
const onFavouriteRetry = fn();
/** Whether it is one is not known; one can play all the same. */
export const FavouriteUnread: Story = {
  args: {
    view: {
      kind: 'idle',
      balance,
      stage: {
        ...stage,
        favourite: {
          ...favourite,
          read: { kind: 'failed', problem: { kind: 'network' }, onRetry: onFavouriteRetry },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onFavouriteRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Jogar agora' })).toBeVisible();
  },
};
export const RelatedLoading: Story = {
  args: { view: { kind: 'idle', balance, stage: { ...stage, related: { kind: 'loading' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mais de Farol' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jogar agora' })).toBeVisible();
  },
};
const onRelatedRetry = fn();
/** One can play all the same. */
export const RelatedFailed: Story = {
  args: {
    view: {
      kind: 'idle',
      balance,
      stage: {
        ...stage,
        related: { kind: 'failed', problem: { kind: 'network' }, onRetry: onRelatedRetry },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Jogar agora' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRelatedRetry).toHaveBeenCalledOnce();
  },
};
export const NothingRelated: Story = {
  args: { view: { kind: 'idle', balance, stage: { ...stage, related: ready([]) } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Mais de Farol')).not.toBeInTheDocument();
  },
};
/** What the server does not say is not made up. */
export const RulesUnknown: Story = {
  args: {
    view: {
      kind: 'idle',
      balance,
      stage: { ...stage, game: { ...game, returnToPlayer: null, stakes: null } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Provedor')).toBeVisible();
    await expect(canvas.queryByText('Retorno (RTP)')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Aposta por rodada')).not.toBeInTheDocument();
  },
};
const onBalanceRetry = fn();

/** One can play all the same. */
export const BalanceFailed: Story = {
  args: {
    view: {
      kind: 'idle',
      stage,
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
  args: { view: { kind: 'launching', stage, balance: { kind: 'loading' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrindo o jogo…' }));
    await expect(args.onLaunch).not.toHaveBeenCalled();
  },
};
export const Playing: Story = {
  args: { view: { kind: 'playing', stage, balance, frameUrl, isFullscreen: false } },
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
      stage,
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
      stage,
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
/** The game says so itself, and leads to what can be played. */
export const NotPlayable: Story = {
  args: {
    view: {
      kind: 'notPlayable',
      stage: {
        ...stage,
        game: { ...game, type: 'live', isPlayable: false, returnToPlayer: null, stakes: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este jogo não tem demonstração')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Para jogar agora, de Farol' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver outros jogos' })).toHaveAttribute(
      'href',
      '/game?type=slots',
    );
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

/** The same stage; the login lies over it. */
export const SignedOut: Story = {
  args: { view: { kind: 'signedOut', stage } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Onda Dourada' })).toBeVisible();
    await expect(canvas.getByText('95,04%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar para jogar' }));
    await expect(storySite.onLogin).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  args: {
    view: {
      kind: 'idle',
      stage: {
        ...stage,
        game: {
          ...game,
          name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
          provider: 'Estúdio de Jogos da Costa do Descobrimento',
        },
      },
      balance: ready(99_999_999_999),
    },
  },
};

showsEvery(gameTransferStates, {
  Loading,
  LoadingGame,
  Idle,
  Favourite,
  FavouriteRefused,
  FavouriteUnread,
  RelatedLoading,
  RelatedFailed,
  NothingRelated,
  RulesUnknown,
  BalanceFailed,
  Launching,
  Playing,
  PlayingStaleBalance,
  LaunchFailed,
  NotPlayable,
  NotFound,
  Unread,
  SignedOut,
  LongName,
});
showsKind<GameTransferView['kind']>({
  signedOut: SignedOut,
  notFound: NotFound,
  unread: Unread,
  notPlayable: NotPlayable,
  loading: Loading,
  idle: Idle,
  launching: Launching,
  failed: LaunchFailed,
  playing: Playing,
});
showsKind<TransferBalance['kind']>({ loading: Launching, failed: LaunchFailed, ready: Idle });
