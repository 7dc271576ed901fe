import { sampleVip } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { claimedView, storyClaims } from '../../../story/promotions.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { sampleRebates } from '../../../story/vip.ts';
import { ready } from '../../page/loadable.ts';
import { RebatesScreen, rebatesStates } from './RebatesScreen.tsx';

const purse = { member: { rebateBalance: 1_840, isDemo: false }, claims: storyClaims() };
const emptied = { rebateBalance: 0, isDemo: false };

const meta = {
  title: 'Screens/vip/Rebates',
  tags: ['brands'],
  component: RebatesScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: ready(sampleRebates),
    filter: { from: null, to: null },
    onFilter: fn(),
    onPage: fn(),
    purse,
    club: ready(sampleVip),
  },
  render: (args) => (
    <InFrame current="promotions">
      <RebatesScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof RebatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What collecting asks for is said before it is pressed; each day has its sum, whatever of it stands on this page. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/pede R\$.18,40 em apostas/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar/ }));
    await expect(args.purse?.claims?.onPress).toHaveBeenCalledWith({ by: 'rebateWallet' }, 'claim');
    const day = canvas.getByRole('region', { name: /^Creditado em 04\/05\/2026/ });
    await expect(within(day).getByRole('heading')).toHaveTextContent(/\+R\$.9,70/);
    await expect(within(day).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
export const Collected: Story = {
  args: { purse: { member: emptied, claims: storyClaims(claimedView) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recompensa resgatada!')).toBeVisible();
  },
};
/** The answer was lost: nothing is sent again by itself. */
export const Unknown: Story = {
  args: { purse: { ...purse, claims: storyClaims({ kind: 'unknown' }) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o mesmo resgate' }));
    await expect(args.purse?.claims?.onPress).toHaveBeenCalledWith({ by: 'rebateWallet' }, 'sendSame');
  },
};
export const Empty: Story = {
  args: {
    purse: { member: emptied, claims: storyClaims() },
    view: ready({ ...sampleRebates, items: [], days: {}, sum: 0, page: 1, lastPage: 1, total: 0 }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Resgatar/ });
    await expect(button).toHaveAccessibleDescription(/^Nada espera por você agora/);
    await userEvent.click(button);
    await expect(args.purse?.claims?.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
  },
};
export const Demo: Story = {
  args: { purse: { member: { rebateBalance: 0, isDemo: true }, claims: storyClaims() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Contas de demonstração não recebem cashback.')[0]).toBeVisible();
  },
};
/** The levels have not come: the page does without their rates. */
export const NoRates: Story = {
  args: { club: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Cashback por tipo de jogo')).not.toBeInTheDocument();
    await expect(canvas.getByText('Para resgatar agora')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};
export const ByDay: Story = {
  args: { filter: { from: '2026-05-04', to: '2026-05-03' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A data final vem antes da inicial')).toBeVisible();
  },
};
export const Covered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Para resgatar agora').parentElement).not.toHaveTextContent('18,40');
  },
};
export const Refreshing: Story = { args: { view: ready(sampleRebates, { isRefreshing: true }) } };

showsEvery(rebatesStates, {
  Waiting,
  Collected,
  Unknown,
  Empty,
  Demo,
  NoRates,
  ByDay,
  Covered,
  Refreshing,
});
