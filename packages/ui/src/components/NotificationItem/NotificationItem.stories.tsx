import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { NotificationItem } from './NotificationItem.tsx';

const meta = {
  title: 'Account/NotificationItem',
  tags: ['brands'],
  component: NotificationItem,
  args: {
    title: 'Seu saque foi aprovado',
    text: 'R$\u00a0180,00 a caminho da sua chave PIX.',
    time: 'hoje, 14:02',
    dateTime: '2026-05-04T17:02:00Z',
    href: '#aviso',
    icon: 'withdraw',
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  args: { unreadLabel: 'Não lida' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Não lida: Seu saque foi aprovado' })).toBeVisible();
  },
};
export const Read: Story = {};
export const LongText: Story = {
  args: {
    unreadLabel: 'Não lida',
    title: 'Manutenção programada em todos os provedores de mesas ao vivo durante a madrugada de terça-feira',
    text: 'Entre 3h e 5h da manhã, no horário de Brasília, as mesas ao vivo ficam fora do ar. Os saldos não mudam, e as rodadas abertas antes disso são pagas normalmente assim que terminarem.',
    icon: 'bell',
  },
};
