import type { LiveTable } from '@fortuna/domain/model/games-live.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleGames } from '../../../story/games.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { type Loadable, ready } from '../../page/loadable.ts';
import { LiveScreen, liveStates } from './LiveScreen.tsx';

const [, game] = sampleGames;
if (!game) throw new Error('no sample game');

const tableOf = (id: number, name: string, change: Partial<LiveTable> = {}): LiveTable => ({
  game: { ...game, id, name, code: `table-${id}`, type: 'live', tags: [] },
  state: 'open',
  secondsLeft: 14,
  stakes: { lowest: 100, highest: 500_000 },
  players: 12,
  seats: 40,
  lastNumbers: [17, 0, 32, 5, 5, 26, 11, 8],
  ...change,
});

const tables: readonly LiveTable[] = [
  tableOf(1, 'Roleta Atlântica'),
  tableOf(2, 'Roleta Relâmpago', { state: 'closed', secondsLeft: 9, lastNumbers: [32, 4, 19, 0, 21] }),
  tableOf(3, 'Roleta da Saleta', {
    state: 'full',
    secondsLeft: null,
    players: 5,
    seats: 5,
    lastNumbers: [0, 7, 29],
  }),
  tableOf(4, 'Roleta do Cais', { state: 'offline', secondsLeft: null, players: 0, lastNumbers: [] }),
];

const onRetry = fn();

const meta = {
  title: 'Screens/games/Live',
  tags: ['brands'],
  component: LiveScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(tables), secondsSince: 0 },
  render: (args) => (
    <InFrame current="games">
      <LiveScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof LiveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tables: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mesas ao vivo' })).toBeVisible();
    await expect(canvas.getByText('14 s para apostar')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sentar à mesa Roleta Atlântica' })).toHaveAttribute(
      'href',
      '/gameInfo?platType=jangada&gameCode=table-1',
    );
    await expect(canvas.getAllByText('R$ 1,00 a R$ 5.000,00')[0]).toBeVisible();
    await expect(canvas.getAllByText('12 de 40')[0]).toBeVisible();
  },
};
/** The page counts down from what the server said. */
export const Seconds: Story = {
  args: { secondsSince: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 s para apostar')).toBeVisible();
    await expect(canvas.getByText('abre em 0 s')).toBeVisible();
  },
};
/** They say so, and a look at them is allowed. */
export const FullAndOffline: Story = {
  args: { view: ready(tables.slice(2)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mesa cheia')).toBeVisible();
    await expect(canvas.getByText('Fora do ar')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Sentar à mesa/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ver a mesa Roleta do Cais' })).toBeVisible();
  },
};
/** The server is newer than we are. */
export const UnknownState: Story = {
  args: { view: ready([tableOf(1, 'Roleta Atlântica', { state: 'other', secondsLeft: null })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Indisponível')).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    view: ready(
      tables.map((table) => ({
        ...table,
        game: {
          ...table.game,
          name: 'Roleta Extraordinariamente Longa do Grande Transatlântico de Fernando de Noronha ao Cair da Tarde',
        },
        players: 123_456,
        seats: 1_000_000,
        stakes: { lowest: 5_000_000, highest: 999_999_999_900 },
        lastNumbers: Array.from({ length: 12 }, (_, index) => 36 - index),
      })),
    ),
  },
};
export const Nothing: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma mesa ao vivo agora')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver todos os jogos' })).toHaveAttribute('href', '/game');
  },
};
export const Loading: Story = {
  args: { view: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toHaveRole('status');
  },
};
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Refreshing: Story = { args: { view: ready(tables, { isRefreshing: true }) } };

showsEvery(liveStates, {
  Tables,
  Seconds,
  FullAndOffline,
  UnknownState,
  LongNames,
  Nothing,
  Loading,
  Failed,
  Refreshing,
});
showsKind<Loadable<unknown>['kind'] | LiveTable['state']>({
  loading: Loading,
  failed: Failed,
  ready: Tables,
  open: Tables,
  closed: Tables,
  full: FullAndOffline,
  offline: FullAndOffline,
  other: UnknownState,
});
