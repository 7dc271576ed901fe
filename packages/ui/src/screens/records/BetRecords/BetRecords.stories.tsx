import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleProviders } from '../../../story/games.ts';
import { inLayout } from '../../../story/in-layout.tsx';
import { sampleBets, samplePaging } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { BetRecordsScreen, betRecordsStates } from './BetRecordsScreen.tsx';

const filter = { from: '2026-03-01', to: '2026-03-14', type: null, provider: null, status: null } as const;
const allBets = { from: null, to: null, type: null, provider: null, status: null } as const;
const onRetry = fn();
const page = { ...samplePaging, items: sampleBets, totalStake: 4_000, totalResult: 11_850 };

const meta = {
  title: 'Screens/records/BetRecords',
  tags: ['brands'],
  component: BetRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(page), filter, providers: ready(sampleProviders), onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="records">
      <BetRecordsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof BetRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('+R$ 118,50')[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de jogo' }), 'Slots');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, type: 'slots' });
    const [{ key, name } = { key: '', name: '' }] = sampleProviders;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Provedor' }), name);
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, provider: key });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situação' }), 'Concluída');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, status: 'settled' });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
/** The records from before stay in sight; another page cannot be asked for meanwhile. */
export const Refreshing: Story = {
  args: { view: ready(page, { isRefreshing: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas do registro' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { filter: allBets, view: ready({ ...page, items: [], page: 1, lastPage: 1, total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Ver os jogos' }),
    ).toHaveAttribute('href', '/game');
  },
};
/** The filter has left none: the way on is all of them. */
export const NoneOfThese: Story = {
  args: {
    filter: { ...filter, provider: 'mangue-games' },
    view: ready({ ...page, items: [], page: 1, lastPage: 1, total: 0 }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos' }));
    await expect(args.onFilter).toHaveBeenCalledWith(allBets);
  },
};
/** The one that is chosen stays chosen, by its key. */
export const ProvidersFailed: Story = {
  args: {
    filter: { ...filter, provider: 'mangue-games' },
    providers: { kind: 'failed', problem: { kind: 'network' }, onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Provedor' })).toHaveValue('mangue-games');
    await expect(canvas.getByText('Erro de rede, tente novamente mais tarde')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Where the filters have more fields than anywhere else. */
export const Passbook: Story = { decorators: [inLayout({ records: 'passbook' })] };
export const Slips: Story = { decorators: [inLayout({ records: 'slips' })] };

showsEvery(betRecordsStates, {
  Records,
  Refreshing,
  Empty,
  NoneOfThese,
  ProvidersFailed,
  Passbook,
  Slips,
});
