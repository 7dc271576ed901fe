import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleDeposits, samplePaging, sampleRecordLinks } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { DepositRecordsScreen, type DepositRecordsView } from './DepositRecordsScreen.tsx';

const filter = { status: null } as const;
const page = { ...samplePaging, items: sampleDeposits, sum: 150_000 };
const ready: DepositRecordsView = {
  kind: 'list',
  filter,
  records: { kind: 'ready', page, isRefreshing: false },
};

const meta = {
  title: 'Screens/records/DepositRecords',
  tags: ['brands', 'visual'],
  component: DepositRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: ready,
    links: {
      ...sampleRecordLinks,
      deposit: '/recharge',
      payment: (order) => `/recharge-payment?bill_no=${order.billNo}`,
    },
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
  },
  render: (args) => (
    <InFrame current="records" {...(args.view.kind === 'signedOut' && { view: { kind: 'guest' } })}>
      <DepositRecordsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof DepositRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('link', { name: /PIX/ })[0]).toHaveAttribute(
      'href',
      '/recharge-payment?bill_no=D202603141805334471',
    );
    await expect(canvas.getByText(/Pagamento feito por conta de outra pessoa/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recusado' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ status: 'rejected' });
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
