import { sampleOrders } from '@fortuna/domain/testing/order-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { OrderCenterScreen, orderCenterStates } from './OrderCenterScreen.tsx';

const filter = { from: null, to: null, kind: null } as const;

const meta = {
  title: 'Screens/orders/OrderCenter',
  tags: ['brands'],
  component: OrderCenterScreen,
  parameters: guestIsSignedOut,
  args: { view: ready(sampleOrders), filter, onFilter: fn(), onPage: fn() },
} satisfies Meta<typeof OrderCenterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Depósitos R\$\s21\.000,00/ }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, kind: 'deposit' });
    await expect(canvas.getByRole('link', { name: /^Depósito \+R\$\s100,00/ })).toHaveAttribute(
      'href',
      '/recharge-payment?bill_no=R202605011105000004',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('link', { name: 'Taxas' })).toHaveAttribute('href', '/order-center/fee');
    // The orders come before what is explained of them.
    const orders = canvas.getByRole('table', { name: 'Pedidos' });
    const explained = canvas.getByText(/Os totais contam/);
    await expect(orders.compareDocumentPosition(explained)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A second press on it shows all again. */
export const OneKind: Story = {
  args: {
    filter: { ...filter, kind: 'bonus' },
    view: ready({
      ...sampleOrders,
      items: sampleOrders.items.filter(({ kind }) => kind === 'bonus'),
      total: 1,
      lastPage: 1,
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const total = canvas.getByRole('button', { name: /Bônus/ });
    await expect(total).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(total);
    await expect(args.onFilter).toHaveBeenCalledWith(filter);
  },
};

export const Refreshing: Story = { args: { view: ready(sampleOrders, { isRefreshing: true }) } };

const none = { depositTotal: 0, withdrawalTotal: 0, bonusTotal: 0, feeTotal: 0 } as const;

export const Nothing: Story = {
  args: { view: ready({ ...sampleOrders, ...none, items: [], total: 0, lastPage: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Depósitos R\$\s0,00/ })).toBeVisible();
  },
};

const most = 99_999_999_999;

export const Huge: Story = {
  args: {
    view: ready({
      ...sampleOrders,
      depositTotal: most,
      withdrawalTotal: most,
      bonusTotal: most,
      feeTotal: most,
      items: sampleOrders.items.map((order) => ({ ...order, amount: most })),
      total: 40_000,
      lastPage: 4_000,
    }),
  },
};

export const Covered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/21\.000,00/)).toBeNull();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(orderCenterStates, { Orders, OneKind, Refreshing, Nothing, Huge, Covered, Failed, Loading });
