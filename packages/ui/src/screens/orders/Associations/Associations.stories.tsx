import type { OrderAssociation } from '@fortuna/domain/model/orders.ts';
import type { Page } from '@fortuna/domain/page.ts';
import { sampleAssociations } from '@fortuna/domain/testing/order-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { AssociationsScreen, associationsStates } from './AssociationsScreen.tsx';

const page: Page<OrderAssociation> = {
  items: sampleAssociations,
  page: 1,
  pageSize: 10,
  lastPage: 2,
  total: 14,
};

const meta = {
  title: 'Screens/orders/Associations',
  tags: ['brands'],
  component: AssociationsScreen,
  parameters: guestIsSignedOut,
  args: { view: ready(page), onPage: fn() },
} satisfies Meta<typeof AssociationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chains: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const deposit = within(canvas.getByRole('article', { name: 'Depósito' }));
    await expect(deposit.getAllByRole('listitem')).toHaveLength(3);
    await expect(deposit.getByText(/Falta apostar R\$\s320,00/)).toBeVisible();
    await expect(deposit.getByText('Tudo apostado em 02/05/2026')).toBeVisible();
    await expect(deposit.getByRole('link', { name: 'W202605031005896846' })).toHaveAttribute(
      'href',
      '/withdraw?bill_no=W202605031005896846',
    );
    const withdrawal = within(canvas.getByRole('article', { name: 'Saque' }));
    await expect(withdrawal.getByText('Devolvido ao saldo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

/** A platform that says no more than its own numbers. */
export const NumbersAlone: Story = {
  args: {
    view: ready({
      ...page,
      items: sampleAssociations.map((one) => ({
        ...one,
        relation: 'unknown',
        relatedKind: 'unknown',
        relatedAmount: null,
        relatedAt: null,
        turnover: null,
        withdrawalBillNo: null,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: 'Pedido' })).toHaveLength(2);
  },
};

const most = 99_999_999_999;

export const Huge: Story = {
  args: {
    view: ready({
      ...page,
      items: sampleAssociations.map((one) => ({
        ...one,
        amount: most,
        relatedAmount: most,
        turnover: one.turnover && { required: most, left: most - 1, coveredAt: null },
        billNo: one.billNo.repeat(3),
      })),
    }),
  },
};

export const Refreshing: Story = { args: { view: ready(page, { isRefreshing: true }) } };

export const Nothing: Story = {
  args: { view: ready({ ...page, items: [], total: 0, lastPage: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
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

showsEvery(associationsStates, { Chains, NumbersAlone, Huge, Refreshing, Nothing, Failed, Loading });
