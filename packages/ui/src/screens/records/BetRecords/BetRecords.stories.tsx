import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleBets, samplePaging, sampleRecordLinks } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { BetRecordsScreen, type BetRecordsView } from './BetRecordsScreen.tsx';

const filter = { from: '2026-03-01', to: '2026-03-14', type: null } as const;
const page = { ...samplePaging, items: sampleBets, totalStake: 4_000, totalResult: 11_850 };
const ready: BetRecordsView = { kind: 'list', filter, records: { kind: 'ready', page, isRefreshing: false } };

const meta = {
  title: 'Screens/records/BetRecords',
  tags: ['brands', 'visual'],
  component: BetRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: ready,
    links: { ...sampleRecordLinks, games: '/game' },
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
  },
  render: (args) => (
    <InFrame current="records" {...(args.view.kind === 'signedOut' && { view: { kind: 'guest' } })}>
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
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const Loading: Story = { args: { view: { kind: 'list', filter, records: { kind: 'loading' } } } };
export const Refreshing: Story = {
  args: { view: { kind: 'list', filter, records: { kind: 'ready', page, isRefreshing: true } } },
};
export const Empty: Story = {
  args: {
    view: {
      kind: 'list',
      filter,
      records: {
        kind: 'ready',
        isRefreshing: false,
        page: { ...page, items: [], page: 1, lastPage: 1, total: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: { kind: 'list', filter, records: { kind: 'failed', problem: { kind: 'network' } } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const SignedOut: Story = {
  args: { view: { kind: 'signedOut' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
