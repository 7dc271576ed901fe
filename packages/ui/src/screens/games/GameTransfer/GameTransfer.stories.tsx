import type { GameDetails } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleGames } from '../../../story/games.ts';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { ready } from '../../page/loadable.ts';
import type { TransferView } from '../Transfer/Transfer.view.ts';
import type {
  FavouriteView,
  GameTransferView,
  PlayerMoney,
  StageContent,
  TransferBalance,
} from './GameTransfer.view.ts';
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
const atRest: TransferView = { kind: 'ready', problem: null };
const balance = ready({ wallet: 128_450, held: 0, elsewhere: 0 });
const money: PlayerMoney = { balance, transfer: atRest, isAutomatic: true, isDemo: false };
const onStage = { stage, money, isInOtherTab: false };
/** While the game is open everything is there. */
const inGame = {
  ...onStage,
  money: { ...money, balance: ready({ wallet: 0, held: 128_450, elsewhere: 0 }) },
};
/** A game of one line: the story must not ask the network for one. */
const frameUrl = `data:text/html,${encodeURIComponent('<html lang="pt-BR"><title>Jogo</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#06343a;color:#ffe38d;font:700 24px sans-serif"><main>O jogo roda aqui</main></body></html>')}`;

const meta = {
  title: 'Screens/games/GameTransfer',
  tags: ['brands'],
  component: GameTransferScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { kind: 'idle', ...onStage },
    onLaunch: fn(),
    onStopWaiting: fn(),
    onToggleFullscreen: fn(),
    onToggleFavourite: fn(),
    onStopFavourite: fn(),
    onTransfer: fn(),
    onPress: fn(),
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
    // The way to a deposit knows the way back.
    await expect(canvas.getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/cztx?from=%2FgameInfo%3FplatType%3Dfarol%26gameCode%3Donda-dourada',
    );
    const others = canvas.getByRole('list', { name: 'Mais de Farol' });
    await waitFor(() => expect(within(others).getAllByRole('link')).toHaveLength(6));
    await expect(canvas.getByText(/menores de 18 anos/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Jogar agora' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};
export const Favourite: Story = {
  args: { view: { kind: 'idle', ...onStage, stage: { ...stage, favourite: { ...favourite, isOn: true } } } },
  play: async ({ canvas, userEvent, args }) => {
    const heart = canvas.getByRole('button', { name: 'Favorito' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // Told by its shape, and not by colour alone.
    await expect(heart.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/heartFull$/));
    await userEvent.click(heart);
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};
/** The star has gone back, and the server says why. */
export const FavouriteRefused: Story = {
  args: {
    view: {
      kind: 'idle',
      ...onStage,
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Você pode ter até 200 favoritos\.$/);
    await expect(canvas.getByRole('button', { name: 'Favorito' })).toHaveAttribute('aria-pressed', 'false');
  },
};
/** The star has gone back, and the server has not said why. */
export const FavouriteFailed: Story = {
  args: {
    view: {
      kind: 'idle',
      ...onStage,
      stage: { ...stage, favourite: { ...favourite, problem: { kind: 'network' } } },
    },
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Erro ao marcar ou desmarcar o favorito');
    await expect(alert).toHaveTextContent('Erro de rede, tente novamente mais tarde');
  },
};
const onFavouriteRetry = fn();
/** Whether it is one is not known; one can play all the same. */
export const FavouriteUnread: Story = {
  args: {
    view: {
      kind: 'idle',
      ...onStage,
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao carregar a lista de favoritos');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onFavouriteRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Jogar agora' })).toBeVisible();
  },
};
export const RelatedLoading: Story = {
  args: { view: { kind: 'idle', ...onStage, stage: { ...stage, related: { kind: 'loading' } } } },
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
      ...onStage,
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
  args: { view: { kind: 'idle', ...onStage, stage: { ...stage, related: ready([]) } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Mais de Farol')).not.toBeInTheDocument();
  },
};
/** What the server does not say is not made up. */
export const RulesUnknown: Story = {
  args: {
    view: {
      kind: 'idle',
      ...onStage,
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
      ...onStage,
      money: {
        ...money,
        balance: { kind: 'failed', problem: { kind: 'network' }, onRetry: onBalanceRetry },
      },
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
  args: { view: { kind: 'launching', ...onStage, money: { ...money, balance: { kind: 'loading' } } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrindo o jogo…' }));
    await expect(args.onLaunch).not.toHaveBeenCalled();
  },
};
export const Playing: Story = {
  args: { view: { kind: 'playing', ...inGame, frameUrl, isFullscreen: false, isBackOnline: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByTitle('Jogo: Onda Dourada')).toHaveAttribute('sandbox', 'allow-scripts');
    const support = canvas.getByRole('link', { name: /^Suporte 24 horas/ });
    await expect(support).toHaveAttribute('href', '/information-center/support');
    // The game goes on.
    await expect(support).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Tela cheia' }));
    await expect(args.onToggleFullscreen).toHaveBeenCalledOnce();
  },
};
export const PlayingStaleBalance: Story = {
  args: {
    view: {
      kind: 'playing',
      ...onStage,
      money: {
        ...money,
        balance: ready({ wallet: 0, held: 2_500_000, elsewhere: 0 }, { isStale: true }),
      },
      frameUrl,
      isFullscreen: true,
      isBackOnline: false,
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
      ...onStage,
      money: { ...money, balance: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } },
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
export const WrongType: Story = {
  args: { view: { kind: 'wrongType' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tipo inválido');
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
      ...onStage,
      stage: {
        ...stage,
        game: {
          ...game,
          name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
          provider: 'Estúdio de Jogos da Costa do Descobrimento',
        },
      },
      money: {
        ...money,
        balance: ready({ wallet: 99_999_999_999, held: 99_999_999_999, elsewhere: 1 }),
      },
    },
  },
};

/** What lies at the provider can come back; nothing else is to be done here. */
export const Closed: Story = {
  args: {
    view: {
      kind: 'closed',
      ...inGame,
      stage: { ...stage, game: { ...game, isOpen: false } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Em manutenção')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jogar agora' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Trazer tudo de volta' }));
    await expect(args.onTransfer).toHaveBeenCalledWith({ kind: 'out', providerKey: 'farol', amount: null });
  },
};
/** Without automatic transfer two buttons move the money, before the game is opened. */
export const ByHand: Story = {
  args: { view: { kind: 'idle', ...onStage, money: { ...money, isAutomatic: false } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Levar tudo ao jogo' }));
    await expect(args.onTransfer).toHaveBeenCalledWith({ kind: 'in', providerKey: 'farol', amount: null });
    await expect(canvas.getByRole('button', { name: /^Trazer tudo de volta/ })).toHaveAccessibleName(
      /Não há nada em Farol\.$/,
    );
  },
};
/** With automatic transfer, what has not come back yet is shown with what brings it back. */
export const AtProvider: Story = {
  args: {
    view: {
      kind: 'idle',
      ...onStage,
      money: { ...money, balance: ready({ wallet: 0, held: 40_000, elsewhere: 88_450 }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Em outros provedores')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver tudo' })).toHaveAttribute('href', '/gameInfo');
    await expect(canvas.getByRole('button', { name: 'Trazer tudo de volta' })).toBeVisible();
  },
};
/** Said before it is tried: a round costs more than there is. */
export const LowBalance: Story = {
  args: {
    view: {
      kind: 'idle',
      ...onStage,
      money: { ...money, balance: ready({ wallet: 49, held: 0, elsewhere: 0 }) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo baixo')).toBeVisible();
    await expect(canvas.getByText(/pelo menos R\$.0,50/)).toBeVisible();
  },
};
export const DemoMember: Story = {
  args: { view: { kind: 'idle', ...onStage, money: { ...money, isDemo: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Conta de demonstração/)).toBeVisible();
  },
};
export const OpenInOtherTab: Story = {
  args: { view: { kind: 'idle', ...onStage, isInOtherTab: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/também está aberto em outra aba/)).toBeVisible();
  },
};
/** The game below is not touched: whether it needs to be opened anew the player decides. */
export const PlayingOnlineAgain: Story = {
  args: { view: { kind: 'playing', ...inGame, frameUrl, isFullscreen: false, isBackOnline: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/A conexão voltou/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir o jogo de novo' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await expect(canvas.queryByText(/A conexão voltou/)).not.toBeInTheDocument();
  },
};
export const PlayingLowBalance: Story = {
  args: {
    view: {
      kind: 'playing',
      ...onStage,
      money: { ...money, isAutomatic: false },
      frameUrl,
      isFullscreen: false,
      isBackOnline: false,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dinheiro neste jogo' }));
    await expect(await screen.findByRole('dialog', { name: 'Dinheiro neste jogo' })).toBeInTheDocument();
  },
};
export const PlayingInOtherTab: Story = {
  args: {
    view: {
      kind: 'playing',
      ...inGame,
      isInOtherTab: true,
      frameUrl,
      isFullscreen: false,
      isBackOnline: false,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }));
    await expect(canvas.queryByText(/em outra aba/)).not.toBeInTheDocument();
  },
};
/** A press on the balance: where the money is, and the way to more; the frame stays as it is. */
export const PlayingMoney: Story = {
  args: { view: { kind: 'playing', ...inGame, frameUrl, isFullscreen: false, isBackOnline: false } },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByTitle('Jogo: Onda Dourada');
    await userEvent.click(canvas.getByRole('button', { name: /1\.284,50/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Dinheiro neste jogo' }));
    await expect(sheet.getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/gameInfo?platType=farol&gameCode=onda-dourada&deposit=form',
    );
    await expect(frame).toBeInTheDocument();
  },
};

/** The poster and its ribbon, in every brand's colours. */
export const Banner: Story = { ...Idle, decorators: [inLayout({ tile: 'banner' })] };
export const BannerLongName: Story = { ...LongName, decorators: Banner.decorators ?? [] };

export const Arch: Story = { ...Idle, decorators: [inLayout({ tile: 'arch' })] };
export const ArchLongName: Story = { ...LongName, decorators: Arch.decorators ?? [] };

export const Medallion: Story = { ...Idle, decorators: [inLayout({ tile: 'medallion' })] };
export const MedallionLongName: Story = { ...LongName, decorators: Medallion.decorators ?? [] };
export const MedallionRulesUnknown: Story = { ...RulesUnknown, decorators: Medallion.decorators ?? [] };
export const MedallionLoadingGame: Story = { ...LoadingGame, decorators: Medallion.decorators ?? [] };

showsEvery(gameTransferStates, {
  Loading,
  LoadingGame,
  Idle,
  Favourite,
  FavouriteRefused,
  FavouriteFailed,
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
  WrongType,
  Closed,
  ByHand,
  AtProvider,
  LowBalance,
  DemoMember,
  OpenInOtherTab,
  PlayingOnlineAgain,
  PlayingLowBalance,
  PlayingInOtherTab,
  PlayingMoney,
  Unread,
  SignedOut,
  LongName,
});
showsKind<GameTransferView['kind']>({
  signedOut: SignedOut,
  wrongType: WrongType,
  closed: Closed,
  unread: Unread,
  notPlayable: NotPlayable,
  loading: Loading,
  idle: Idle,
  launching: Launching,
  failed: LaunchFailed,
  playing: Playing,
});
showsKind<TransferBalance['kind']>({ loading: Launching, failed: LaunchFailed, ready: Idle });
