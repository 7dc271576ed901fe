import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SupportChannel, SupportChannels } from './SupportChannels.tsx';

const chat: SupportChannel = {
  key: 'chat',
  name: 'Chat ao vivo',
  detail: '24 horas, em português',
  href: 'https://suporte.example/chat',
  icon: 'support',
};

const meta = {
  title: 'Account/SupportChannels',
  component: SupportChannels,
  args: {
    label: 'Atendimento',
    newTabLabel: 'abre em outra aba',
    channels: [
      chat,
      {
        key: 'mail',
        name: 'E-mail',
        detail: 'Resposta em até um dia',
        href: 'mailto:ajuda@suporte.example',
        icon: 'bell',
      },
      {
        key: 'site',
        name: 'Central de ajuda',
        detail: 'Perguntas e guias',
        href: 'https://suporte.example',
        icon: 'globe',
      },
    ],
  },
} satisfies Meta<typeof SupportChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Chat ao vivo/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
export const One: Story = { args: { channels: [chat] } };
export const Closed: Story = { args: { channels: [{ ...chat, href: null, detail: 'Volta às 9h' }] } };
export const LongText: Story = {
  args: {
    channels: [
      {
        ...chat,
        name: 'Atendimento dedicado aos membros do programa VIP',
        detail: 'De segunda a sábado, das 8h às 23h59, no horário de Brasília, exceto feriados nacionais',
      },
    ],
  },
};
