import { sampleVip } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { followsSample } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { ready } from '../../page/loadable.ts';
import type { VipContent } from './Vip.view.ts';
import { VipScreen, type VipScreenProps, vipStates } from './VipScreen.tsx';

const guest: VipContent = { kind: 'guest', ladder: sampleVip.ladder };

function memberOf(change: Partial<typeof sampleVip> = {}) {
  return { view: ready<VipContent>({ kind: 'member', info: { ...sampleVip, ...change } }) };
}

const meta = {
  title: 'Screens/vip/Vip',
  tags: ['brands'],
  component: VipScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<VipScreenProps>(({ session }) => (session === 'guest' ? { view: ready(guest) } : {})),
  },
  args: memberOf(),
  render: (args) => (
    <InFrame current="promotions">
      <VipScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof VipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(guest) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Níveis do clube' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Entrar' }));
    await expect(storySite.onLogin).toHaveBeenCalled();
  },
};
export const LevelZero: Story = {
  args: memberOf({ level: 0, totalDeposits: 0, totalBets: 0 }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Faltam R\$.500,00 em depósitos e R\$.5\.000,00 em apostas para o VIP 1\.$/),
    ).toBeVisible();
  },
};
/** Both measures, and the rates of any level: the member's own first. */
export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/^Faltam R\$.1\.400,00 em depósitos e R\$.16\.600,00 em apostas para o VIP 3\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^VIP.2$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('0,5%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^VIP.5$/ }));
    await expect(canvas.getByText('0,8%')).toBeVisible();
  },
};
export const BetsAreEnough: Story = {
  args: memberOf({ totalBets: 9_000_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Apostas já bastam\. Faltam R\$.1\.400,00/)).toBeVisible();
  },
};
/** The server raises the level with the next deposit or bet. */
export const Reached: Story = {
  args: memberOf({ totalDeposits: 900_000, totalBets: 9_000_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Os dois totais do VIP 3 foram alcançados/)).toBeVisible();
  },
};
export const Highest: Story = {
  args: memberOf({ level: 5, totalDeposits: 2_000_000, totalBets: 90_000_000 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Você está no topo do clube/)).toBeVisible();
  },
};
export const UnknownLevel: Story = {
  args: memberOf({ level: 42 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^VIP.42$/ })).toBeVisible();
    await expect(canvas.getByText(/^Seu nível ainda não está na escada/)).toBeVisible();
    await expect(canvas.queryByText('Você está aqui')).not.toBeInTheDocument();
  },
};
export const NoLadder: Story = {
  args: memberOf({ ladder: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A escada de níveis não está disponível agora.')).toBeVisible();
  },
};
/** What the member has had in all is covered with the balance; what levels take is everybody's to read. */
export const Covered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/1\.400,00/)).not.toBeInTheDocument();
  },
};
export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(vipStates, {
  Guest,
  LevelZero,
  Middle,
  BetsAreEnough,
  Reached,
  Highest,
  UnknownLevel,
  NoLadder,
  Covered,
  Skeleton,
});
showsKind<VipContent['kind']>({ guest: Guest, member: Middle });
