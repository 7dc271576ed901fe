import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleDeposits, samplePaging } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { DepositRecordsScreen, depositRecordsStates } from './DepositRecordsScreen.tsx';

const page = { ...samplePaging, items: sampleDeposits, sum: 150_000 };

const meta = {
  title: 'Screens/records/DepositRecords',
  tags: ['brands', 'visual'],
  component: DepositRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(page), filter: { status: null }, onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="records">
      <DepositRecordsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof DepositRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /^PIX R\$.100,00.*D202603141805334471$/ })).toHaveAttribute(
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
  args: { view: ready({ ...page, items: [], page: 1, lastPage: 1, total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/recharge',
    );
  },
};
/** The shape that all records share. What the list is asked for by is there already. */
export const Skeleton: Story = {
  args: { view: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Recusado' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Tipos de registro' })).toBeVisible();
  },
};

showsEvery(depositRecordsStates, { Records, Refreshing, Empty, Skeleton });
