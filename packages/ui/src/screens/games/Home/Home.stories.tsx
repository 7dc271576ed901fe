import type { Game } from '@fortuna/domain/model/games.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { tilesOfWholeRows } from '../../../components/GameGrid/whole-rows.ts';
import { ProviderMark } from '../../../components/ProviderMark/ProviderMark.tsx';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames, sampleProviders } from '../../../story/games.ts';
import { SampleHeroPicture } from '../../../story/hero.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { followsSample } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { type Loadable, ready } from '../../page/loadable.ts';
import type { HomeGreetingView, HomeView } from './Home.view.ts';
import { HomeGreeting } from './HomeGreeting.tsx';
import { type HomeProps, HomeScreen, homeStates } from './HomeScreen.tsx';

const member: HomeView = {
  session: 'member',
  popular: ready(sampleGames.slice(0, 9)),
  promoted: ready(sampleGames.slice(9, 21)),
  providers: ready(sampleProviders),
};
const guest: HomeView = { ...member, session: 'guest' };
const onRetry = fn();
const failed = { kind: 'failed', problem: { kind: 'network' }, onRetry } as const;
/** The first of the sample's games. */
const played = (change: Partial<Game> = {}): HomeGreetingView['lastGame'] => {
  const [game] = sampleGames;
  return ready(game ? { ...game, ...change } : null);
};

const greeting = (view: Partial<HomeGreetingView> = {}) => (
  <HomeGreeting view={{ name: 'Marina', lastGame: played(), ...view }} />
);

/** Nothing of a sign is lost in the rest of it: its second shape is not in the first one's colour. */
async function expectTwoTones(canvas: HTMLElement) {
  const shapes = [...canvas.querySelectorAll('[data-part="home-greeting"] [data-part="sign"] path')];
  await expect(new Set(shapes.map((shape) => getComputedStyle(shape).fill)).size).toBe(2);
}

const heightOfGreeting = (canvas: HTMLElement) =>
  canvas.querySelector('[data-part="greeting-place"]')?.getBoundingClientRect().height;

const meta = {
  title: 'Screens/games/Home',
  tags: ['brands'],
  component: HomeScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<HomeProps>(({ session }, { view }) =>
      session === null ? {} : { view: { ...view, session } },
    ),
  },
  args: {
    heroArt: <SampleHeroPicture seed={4} />,
    promoArt: <HeroArt seed={2} shape="square" />,
    ProviderMark,
    view: member,
    greeting: greeting(),
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
    await expect(canvas.getByRole('link', { name: /Continuar\s*Onda Dourada/ })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: 'Depositar' })).toBeNull();
  },
};
/** Who has played nothing yet. */
export const MemberNew: Story = {
  args: { greeting: greeting({ lastGame: ready(null) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Escolha um jogo/ })).toHaveAttribute('href', '/game');
  },
};
export const MemberGreetingLoading: Story = {
  args: { greeting: greeting({ lastGame: { kind: 'loading' } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Carregando seu último jogo')).toHaveRole('status');
    await expect(heightOfGreeting(canvasElement)).toBeLessThanOrEqual(160);
  },
};
/** The way on could not be read: it says so, and the rest of the page stays. */
export const MemberGreetingFailed: Story = {
  args: { greeting: greeting({ lastGame: failed }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^Olá, /)).toBeVisible();
  },
};
/** Longer than its line, from right to left, beside a game with a long name. */
export const MemberLong: Story = {
  args: {
    greeting: greeting({
      name: 'نور الدين عبد الرحمن بن محمد بن أبي القاسم الأندلسي المعروف بابن البحر الطويل الاسم جدًّا',
      lastGame: played({
        name: 'As Aventuras Extraordinárias do Capitão Barba-Salgada no Arquipélago das Mil Moedas',
      }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Olá, /)).toBeVisible();
    await expect(heightOfGreeting(canvasElement)).toBeLessThanOrEqual(160);
  },
};
/** As a hero that is a band, which no brand on the toolbar has. */
const band = { decorators: [inLayout({ hero: 'band' })] } satisfies Story;
export const MemberBand: Story = { ...MemberLong, ...band };
/** The same as a hero that is all accent. */
const flood = { decorators: [inLayout({ hero: 'flood' })] } satisfies Story;
export const MemberFlood: Story = {
  ...flood,
  args: MemberLong.args ?? {},
  play: async (context) => {
    await MemberLong.play?.(context);
    await expectTwoTones(context.canvasElement);
  },
};
export const MemberFloodNew: Story = { ...MemberNew, ...flood };
export const MemberFloodLoading: Story = { ...MemberGreetingLoading, ...flood };
export const MemberFloodFailed: Story = { ...MemberGreetingFailed, ...flood };
/** As a hero behind windows, with each state of the way on. */
const panes = { decorators: [inLayout({ hero: 'panes' })] } satisfies Story;
export const MemberPanes: Story = { ...Member, ...panes };
export const MemberPanesNew: Story = { ...MemberNew, ...panes };
export const MemberPanesLoading: Story = { ...MemberGreetingLoading, ...panes };
export const MemberPanesFailed: Story = { ...MemberGreetingFailed, ...panes };
export const MemberPanesLong: Story = { ...MemberLong, ...panes };
/** On phones a member's coins lie three in a row, all of them within the window. */
export const MemberMedallion: Story = {
  args: { view: { ...member, popular: ready(sampleGames.slice(0, tilesOfWholeRows.plain)) } },
  decorators: [inLayout({ tile: 'medallion', hero: 'panes' })],
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('list', { name: 'Populares agora' });
    await expect(shelf.scrollWidth).toBe(shelf.clientWidth);
    const tops = within(shelf)
      .getAllByRole('listitem')
      .map((tile) => tile.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(4);
  },
};
/** As a panel beside the first games, with each state of the way on. */
const bow = { decorators: [inLayout({ hero: 'bow' })] } satisfies Story;
export const MemberBow: Story = {
  ...bow,
  args: { view: { ...member, popular: ready(sampleGames.slice(0, tilesOfWholeRows.plain)) } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const hello = canvasElement.querySelector('[data-part="home-greeting"]');
    const [first] = await canvas.findAllByRole('heading', { level: 2 });
    if (!hello || !first) throw new Error('a hello and a shelf beside it');
    const [panel, shelf] = [hello.getBoundingClientRect(), first.getBoundingClientRect()];
    await expect(shelf.left).toBeGreaterThan(panel.right);
    await expect(shelf.top).toBeLessThan(panel.bottom);
    const link = canvas.getByRole('link', { name: /Continuar\s*Onda Dourada/ }).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(panel.bottom + 1);
    await expectTwoTones(canvasElement);
  },
};
export const MemberBowNew: Story = { ...MemberNew, ...bow };
export const MemberBowLoading: Story = {
  ...bow,
  args: MemberGreetingLoading.args ?? {},
  play: async ({ canvas }) => expect(canvas.getByText('Carregando seu último jogo')).toHaveRole('status'),
};
export const MemberBowFailed: Story = { ...MemberGreetingFailed, ...bow };
export const MemberBowLong: Story = {
  ...bow,
  args: MemberLong.args ?? {},
  play: async ({ canvas }) => expect(await canvas.findByText(/^Olá, /)).toBeVisible(),
};
export const Guest: Story = {
  args: { view: guest },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(await page.findByRole('link', { name: 'Criar conta' })).toHaveAttribute(
      'href',
      '/login?mode=register',
    );
    await expect(page.getByRole('link', { name: 'Ver os jogos' })).toHaveAttribute('href', '/game');
  },
};
export const GuestBand: Story = { ...Guest, ...band };
/** It hangs from the head over all of the page's column, and makes the page no wider. */
const hanging: Story = {
  args: { view: guest },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const GuestFlood: Story = { ...hanging, ...flood };
export const GuestBow: Story = { ...hanging, ...bow };
/** Its games as medallions, the one that leads on a plate. */
export const GuestMedallion: Story = {
  args: { view: { ...guest, popular: ready(sampleGames.slice(0, tilesOfWholeRows.featured)) } },
  decorators: [inLayout({ tile: 'medallion' })],
};
export const GuestPanes: Story = { ...Guest, ...panes };
/** A game of both lists stands on the first shelf only. */
export const SharedGame: Story = {
  args: { view: { ...guest, promoted: ready(sampleGames) } },
  play: async ({ canvas }) => {
    for (const { name } of sampleGames.slice(0, 9)) {
      await expect(await canvas.findAllByText(name)).toHaveLength(1);
    }
  },
};
export const Loading: Story = {
  args: {
    view: {
      session: 'unknown',
      popular: { kind: 'loading' },
      promoted: { kind: 'loading' },
      providers: { kind: 'loading' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Carregando jogos')).toHaveLength(2);
    await expect(canvas.getByText('Carregando provedores')).toHaveRole('status');
  },
};
export const OneSectionFailed: Story = {
  args: { view: { ...member, promoted: failed } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Falha ao carregarErro de rede, tente novamente mais tarde',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    const shelf = within(canvas.getByRole('list', { name: 'Populares agora' }));
    await expect(shelf.getByRole('link', { name: /Onda Dourada/ })).toBeVisible();
  },
};
/** Each section for itself; what needs no server stays. */
export const AllFailed: Story = {
  args: {
    view: {
      ...guest,
      popular: { ...failed, problem: { kind: 'timeout' } },
      promoted: failed,
      providers: {
        ...failed,
        problem: { kind: 'network', message: 'Serviço em manutenção até as 14h' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(3);
    await expect(canvas.getByText('Serviço em manutenção até as 14h')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** A section with nothing in it is not there. */
export const Empty: Story = {
  args: { view: { ...guest, popular: ready([]), promoted: ready([]), providers: ready([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Populares agora', 'Recomendados', 'Provedores']) {
      await expect(canvas.queryByRole('heading', { name })).toBeNull();
    }
  },
};

showsEvery(homeStates, {
  Guest,
  Member,
  MemberNew,
  MemberGreetingLoading,
  MemberGreetingFailed,
  MemberLong,
  SharedGame,
  Loading,
  OneSectionFailed,
  AllFailed,
  Empty,
});
showsKind<HomeGreetingView['lastGame']['kind']>({
  loading: MemberGreetingLoading,
  failed: MemberGreetingFailed,
  ready: Member,
});
showsKind<HomeView['session']>({ unknown: Loading, guest: Guest, member: Member });
showsKind<Loadable<unknown>['kind']>({ loading: Loading, failed: OneSectionFailed, ready: Member });
