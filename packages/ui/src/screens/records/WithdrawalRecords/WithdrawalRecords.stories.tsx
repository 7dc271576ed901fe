import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { choose } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { samplePaging, sampleWithdrawals } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { WithdrawalRecordsScreen, withdrawalRecordsStates } from './WithdrawalRecordsScreen.tsx';

const page = { ...samplePaging, items: sampleWithdrawals, sum: 80_000 };

const meta = {
  title: 'Screens/records/WithdrawalRecords',
  tags: ['brands'],
  component: WithdrawalRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(page), filter: { status: null, from: null, to: null }, onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="records">
      <WithdrawalRecordsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof WithdrawalRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Cadastre uma chave no seu CPF/)).toBeVisible();
    await choose(canvas, 'Em análise');
    await expect(args.onFilter).toHaveBeenCalledWith({ status: 'pending', from: null, to: null });
    await expect(canvas.getByText('Observação: Aluguel de março')).toBeVisible();
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
/** Days narrow the list together with the status; those in the wrong order are told, and nothing is lost. */
export const ByDay: Story = {
  args: { filter: { status: 'approved', from: '2026-03-20', to: '2026-03-10' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A data final vem antes da inicial')).toBeVisible();
    fireEvent.change(canvas.getByLabelText('Até'), { target: { value: '2026-03-31' } });
    await expect(args.onFilter).toHaveBeenCalledWith({
      status: 'approved',
      from: '2026-03-20',
      to: '2026-03-31',
    });
  },
};
export const Empty: Story = {
  args: { view: ready({ ...page, items: [], page: 1, lastPage: 1, total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Sacar' })).toHaveAttribute(
      'href',
      '/withdraw',
    );
  },
};

showsEvery(withdrawalRecordsStates, { Records, Refreshing, ByDay, Empty });
