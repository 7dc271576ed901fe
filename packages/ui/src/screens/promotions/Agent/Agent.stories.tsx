import type { CommissionSettlement } from '@fortuna/domain/model/agency.ts';
import {
  sampleActivity,
  sampleBettingCommissions,
  sampleCommissions,
  sampleDepositCommissions,
} from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { ready } from '../../page/loadable.ts';
import { type AgentContent, AgentScreen, agentStates } from './AgentScreen.tsx';

const settlements: readonly CommissionSettlement[] = [
  { id: 1, kind: 'deposits', cycle: 'monthly', timeOfDay: '04:00', min: 100, turnoverTimes: 1 },
  { id: 2, kind: 'betting', cycle: 'daily', timeOfDay: '04:00', min: 100, turnoverTimes: 1 },
];

const tables = {
  deposits: ready(sampleDepositCommissions),
  betting: ready(sampleBettingCommissions),
  settlements: ready(settlements),
};

const failed = { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } as const;

const content = (change: Partial<AgentContent> = {}): AgentContent => ({
  ...activityContent({
    code: 'agent',
    page: 'agent',
    title: 'Seja agente',
    subtitle: 'Comissões da sua equipe',
    claimBy: [],
    tiers: [],
    state: null,
    rule: { ...sampleActivity.rule, metric: 'none', turnoverOn: 'none', turnoverTimes: 0 },
  }),
  tables,
  standing: ready(sampleCommissions),
  ...change,
});

const meta = {
  title: 'Screens/promotions/Agent',
  tags: ['brands'],
  component: AgentScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content()) },
  render: (args) => (
    <InFrame current={null}>
      <AgentScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof AgentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(content({ claims: null, standing: null })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar para ver a sua equipe' }));
    await expect(storySite.onLogin).toHaveBeenCalled();
  },
};

export const NotYetAgent: Story = {
  args: { view: ready(content({ standing: ready({ ...sampleCommissions, items: [], agent: null }) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Você ainda não é agente/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Convidar' })).toHaveAttribute(
      'href',
      '/agency-center/invite',
    );
  },
};

/** The rates are the server's, from the least to the most of each generation. */
export const Agent: Story = {
  play: async ({ canvas }) => {
    const [, direct, indirect] = canvas.getByRole('list', { name: 'Duas gerações' }).children;
    await expect(direct).toHaveTextContent(/0,5% a 1%/);
    await expect(direct).toHaveTextContent(/0,15% a 0,3%/);
    await expect(indirect).toHaveTextContent(/0,05% a 0,1%/);
    await expect(canvas.getByRole('heading', { name: 'Agente comum' })).toBeVisible();
  },
};

/** A call that fails is left out; the others stay. */
export const OneTableFailed: Story = {
  args: { view: ready(content({ tables: { ...tables, deposits: failed } })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Comissão sobre os depósitos do mês')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('Quando a comissão chega')).toBeVisible();
  },
};

export const TablesLoading: Story = {
  args: {
    view: ready(
      content({
        tables: {
          deposits: { kind: 'loading' },
          betting: { kind: 'loading' },
          settlements: { kind: 'loading' },
        },
      }),
    ),
  },
};

export const StandingFailed: Story = {
  args: { view: ready(content({ standing: failed })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Duas gerações' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    view: ready(
      content({
        standing: ready({
          ...sampleCommissions,
          agent: {
            levelName: 'Agente comum da região metropolitana',
            subordinates: 123_456,
            direct: 45_678,
            topName: null,
          },
          settledSum: 9_876_543_210,
          pendingSum: 9_876_543_210,
        }),
      }),
    ),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(agentStates, {
  Guest,
  NotYetAgent,
  Agent,
  OneTableFailed,
  TablesLoading,
  StandingFailed,
  LongText,
  Loading,
});
