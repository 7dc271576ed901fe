import type { SupportChannel } from '@fortuna/domain/model/information.ts';
import { sampleSupportChannels } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { SupportChannels, supportChannelsStates } from './SupportChannels.tsx';

const [chat] = sampleSupportChannels as readonly [SupportChannel, ...SupportChannel[]];

const meta = {
  title: 'Account/SupportChannels',
  component: SupportChannels,
  args: { label: 'Suporte', newTabLabel: 'abre em outra aba', channels: sampleSupportChannels },
} satisfies Meta<typeof SupportChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: /Chat ao vivo/ });
    await expect(page).toHaveAttribute('rel', 'noopener noreferrer');
    const call = canvas.getByRole('link', { name: /Telefone/ });
    await expect(call).not.toHaveAttribute('target');
    await expect(call).not.toHaveAccessibleName(/outra aba/);
  },
};
export const One: Story = { args: { channels: [chat] } };
export const ServerIcon: Story = {
  args: {
    channels: [
      {
        ...chat,
        iconUrl:
          'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Ccircle cx="12" cy="12" r="11" fill="teal"/%3E%3Cpath d="M6 9h12M6 13h8" stroke="white" stroke-width="2"/%3E%3C/svg%3E',
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    channels: [
      {
        ...chat,
        title: 'Atendimento dedicado aos membros do programa VIP',
        value: 'atendimento-dedicado-aos-membros-do-programa-vip@suporte.exemplo.invalid',
        hours: 'De segunda a sábado, das 8h às 23h59, no horário de Brasília, exceto feriados nacionais',
      },
    ],
  },
};

showsEvery(supportChannelsStates, { Several, One, ServerIcon, LongText });
