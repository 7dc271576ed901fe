import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { ordinaryAgent } from '../agency.fixtures.ts';
import { type AgencyCenterContent, AgencyCenterScreen, agencyCenterStates } from './AgencyCenterScreen.tsx';

const agent = { agent: ordinaryAgent, settledSum: 107_050, pendingSum: 3_853 };
const nobody = { agent: null, settledSum: 0, pendingSum: 0 };
const view = (standing: AgencyCenterContent['standing'], inviterId: number | null = null) =>
  ready<AgencyCenterContent>({ member: { id: 7, inviterId }, standing });

const meta = {
  title: 'Screens/agency/AgencyCenter',
  tags: ['brands'],
  component: AgencyCenterScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: view(agent) },
  render: (args) => (
    <InFrame current="profile">
      <AgencyCenterScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof AgencyCenterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agente comum')).toBeVisible();
    await expect(canvas.getByText('Nenhum agente para exibir')).toBeVisible();
    const team = canvas.getByRole('list', { name: 'Sua equipe, diretos: 9, indiretos: 5' });
    await expect(team).toBeVisible();
    // Of six places for whom these invited, five are taken.
    await expect(team.querySelectorAll('[data-state="open"]')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^Registrar convidado/ })).toHaveAttribute(
      'href',
      '/agency-center/register-subordinates',
    );
  },
};
export const Gold: Story = {
  args: { view: view({ ...agent, agent: { ...ordinaryAgent, levelName: 'Agente ouro', topName: 'r***a' } }) },
};
/** Nobody has come by this member yet: no sums that would all be zero. */
export const NotAgent: Story = {
  args: { view: view(nobody) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você ainda não é agente')).toBeVisible();
    await expect(canvas.queryByText('A receber')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Convidar alguém' })).toHaveAttribute(
      'href',
      '/agency-center/invite',
    );
  },
};
/** No agent, but below one, whose name the platform does not tell. */
export const Invited: Story = {
  args: { view: view(nobody, 1042) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conta 1042')).toBeVisible();
  },
};
export const Huge: Story = {
  args: {
    view: view({
      agent: { ...ordinaryAgent, direct: 1_284_000, subordinates: 98_284_000 },
      settledSum: 99_999_999_999,
      pendingSum: 99_999_999_999,
    }),
  },
};
export const LongText: Story = {
  args: {
    view: view({
      ...agent,
      agent: {
        ...ordinaryAgent,
        levelName: 'Agente extraordinariamente comum do litoral sul',
        topName: 'نور الدين عبد الرحمن بن محمد بن أبي القاسم الأندلسي',
      },
    }),
  },
};

showsEvery(agencyCenterStates, { Agent, Gold, NotAgent, Invited, Huge, LongText });
