import type { Notification } from '@fortuna/domain/model/information.ts';
import { sampleMessage, sampleNotifications } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { NotificationItem, type NotificationItemProps, notificationItemStates } from './NotificationItem.tsx';

const [approved] = sampleNotifications as readonly [Notification, ...Notification[]];

const meta = {
  title: 'Account/NotificationItem',
  tags: ['brands'],
  component: NotificationItem,
  args: { item: approved, time: 'hoje, 11:02', unreadLabel: 'Não lida', onOpen: fn() },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não lida: O seu saque foi aprovado' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Read: Story = {
  args: { item: { ...approved, isRead: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'O seu saque foi aprovado' })).toBeVisible();
  },
};
/** Its order has a page. */
export const Leads: Story = {
  args: { href: `#${approved.billNo}` },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Não lida: O seu saque foi aprovado' });
    await expect(link).toHaveAttribute('href', `#${approved.billNo}`);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** What a page does: the first press marks it read, each one opens or closes it. */
function Held({ item, onOpen, ...props }: NotificationItemProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(item.isRead);
  return (
    <NotificationItem
      {...props}
      item={{ ...item, isRead }}
      isOpen={isOpen}
      onOpen={() => {
        setRead(true);
        setOpen(!isOpen);
        onOpen();
      }}
    />
  );
}

export const Opens: Story = {
  args: { item: sampleMessage, time: 'hoje, 10:30' },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não lida: Sobre o seu pedido de ontem' }));
    const title = canvas.getByRole('button', { name: 'Sobre o seu pedido de ontem' });
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(title).toHaveFocus();
  },
};
export const MessageUnread: Story = { args: { item: sampleMessage, time: 'hoje, 10:30', isOpen: false } };
export const Removable: Story = {
  args: {
    item: { ...sampleMessage, isRead: true },
    time: 'hoje, 10:30',
    remove: { label: `Apagar: ${sampleMessage.title}`, onRemove: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Apagar/ }));
    await expect(args.remove?.onRemove).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** The last one is of a kind that this version does not know. */
export const EveryKind: Story = {
  render: (args) => (
    <Stack>
      {sampleNotifications.map((item) => (
        <NotificationItem key={item.id} {...args} item={item} time="hoje" />
      ))}
      <NotificationItem
        {...args}
        item={{ ...approved, kind: 'other' as Notification['kind'], title: 'Algo aconteceu na sua conta' }}
      />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    item: {
      ...approved,
      kind: 'system',
      title:
        'Manutenção programada em todos os provedores de mesas ao vivo durante a madrugada de terça-feira',
      content:
        'Entre 3h e 5h da manhã, no horário de Brasília, as mesas ao vivo ficam fora do ar. Os saldos não mudam, e as rodadas abertas antes disso são pagas normalmente assim que terminarem.',
    },
    remove: { label: 'Apagar: Manutenção programada', onRemove: fn() },
  },
};

showsEvery(notificationItemStates, {
  Unread,
  Read,
  Leads,
  Opens,
  MessageUnread,
  Removable,
  EveryKind,
  LongText,
});
