import {
  sampleBettingCommissions,
  sampleDepositCommissions,
} from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { settlements } from '../agency.fixtures.ts';
import type { MechanismContent } from './Mechanism.view.ts';
import { MechanismScreen, mechanismStates } from './MechanismScreen.tsx';

const oneRate = sampleBettingCommissions.map((row) => ({
  ...row,
  directBasisPoints: 30,
  indirectBasisPoints: 10,
}));
const view = (change: Partial<MechanismContent> = {}) =>
  ready<MechanismContent>({ levels: sampleDepositCommissions, betting: oneRate, settlements, ...change });

const meta = {
  title: 'Screens/agency/Mechanism',
  tags: ['brands'],
  component: MechanismScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: view() },
  render: (args) => (
    <InFrame current="profile">
      <MechanismScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof MechanismScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten friends who deposit R$ 200 and wager R$ 1,000 each: half a percent of the one, 0.3 % of the other. */
export const Everything: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = () => canvas.getByText('Por mês, ao todo').nextElementSibling;
    await expect(total()).toHaveTextContent(/R\$\s40,00/);
    const friends = canvas.getByLabelText('Convidados diretos');
    await userEvent.clear(friends);
    await userEvent.type(friends, '250');
    await expect(total()).toHaveTextContent(/R\$\s1\.250,00/);
    await expect(canvas.getAllByText('Agente ouro')).toHaveLength(2);
    await userEvent.clear(friends);
    await userEvent.type(friends, '10x');
    await expect(canvas.getByText('Informe um número até 10.000')).toBeVisible();
  },
};
export const ByGameType: Story = {
  args: { view: view({ betting: sampleBettingCommissions }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Taxas por tipo de jogo' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Em'), 'Esportes');
    await expect(canvas.getByText('Por mês, ao todo').nextElementSibling).toHaveTextContent(/R\$\s25,00/);
  },
};
/** One that fails is left out without a word (specification section 7). */
export const NoLevels: Story = {
  args: { view: view({ levels: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Depósitos da equipe' })).toBeNull();
    await expect(canvas.queryByLabelText('Cada um deposita por mês')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('Por mês, ao todo').nextElementSibling).toHaveTextContent(/R\$\s30,00/);
  },
};
export const NoBetting: Story = { args: { view: view({ betting: null, settlements: null }) } };
export const OnlySettlement: Story = {
  args: { view: view({ levels: null, betting: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quando entra na carteira' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Quanto renderia' })).toBeNull();
  },
};
/** A slow one keeps nothing of the others waiting. */
export const Reading: Story = { args: { view: view({ betting: 'reading' }) } };
export const ManyLevels: Story = {
  args: {
    view: view({
      levels: [1, 2, 3, 4, 5, 6, 7].map((id) => ({
        id,
        levelName: `Agente do nível número ${id}`,
        from: id * 100_000_00,
        to: id === 7 ? null : (id + 1) * 100_000_00 - 1,
        basisPoints: id * 35,
      })),
    }),
  },
};
const onRetry = fn();
/** All three: then the page says so. */
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

showsEvery(mechanismStates, {
  Everything,
  ByGameType,
  NoLevels,
  NoBetting,
  OnlySettlement,
  Reading,
  ManyLevels,
  Failed,
});
