import type { Message } from '@fortuna/domain/model/information.ts';
import { sampleMessage, sampleNotifications } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import type { EndlessList } from '../../page/endless.ts';
import { ready } from '../../page/loadable.ts';
import { readableAnnouncements } from '../news.fixtures.ts';
import { type MessagesContent, MessagesScreen, messagesStates } from './MessagesScreen.tsx';

const onMore = fn();

function content(
  items: readonly Message[],
  more: EndlessList<Message>['more'] = { kind: 'end' },
): MessagesContent {
  return {
    list: { items, total: items.length + (more.kind === 'end' ? 0 : 20), more, onMore },
    unread: items.filter(({ isRead }) => !isRead).length,
  };
}

const meta = {
  title: 'Screens/information/Messages',
  tags: ['brands'],
  component: MessagesScreen,
  parameters: guestIsSignedOut,
  args: {
    part: 'notifications',
    view: ready(content(sampleNotifications, { kind: 'more' })),
    onRead: fn(),
    onReadAll: fn(),
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notifications: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar tudo como lido' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais' }));
    await expect(onMore).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Notificações' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Messages: Story = {
  args: { part: 'messages', view: ready(content([sampleMessage])), onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Apagar: ${sampleMessage.title}` }));
    await expect(args.onRemove).toHaveBeenCalledWith(sampleMessage.id);
  },
};

export const Announcements: Story = {
  args: {
    part: 'announcements',
    view: ready(
      content(
        readableAnnouncements.map(({ id, title, content: text, isRead, startsAt }) => ({
          id,
          title,
          content: text,
          isRead,
          at: startsAt,
        })),
      ),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Manutenção do PIX na terça/ })).toHaveAttribute(
      'href',
      '/information-center/announcement/detail?id=1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar tudo como lido' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = {
  args: { part: 'messages', view: ready(content([{ ...sampleMessage, isRead: false }])) },
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('button', { name: new RegExp(sampleMessage.title) });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onRead).toHaveBeenCalledWith(sampleMessage.id);
  },
};

export const AllRead: Story = {
  args: { view: ready(content(sampleNotifications.map((one) => ({ ...one, isRead: true })))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Marcar tudo como lido' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { view: ready(content([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma notificação por enquanto')).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: { view: ready(content(sampleNotifications, { kind: 'failed', problem: { kind: 'network' } })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Erro de rede, tente novamente mais tarde')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onMore).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    part: 'messages',
    view: ready(
      content([
        {
          ...sampleMessage,
          isRead: false,
          title:
            'Atualização importante dos Termos de Uso e da Política de Privacidade da plataforma. '.repeat(2),
          content: 'Leia com calma: as novas regras passam a valer em duas semanas. '.repeat(12),
        },
      ]),
    ),
  },
};

export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(messagesStates, {
  Notifications,
  Messages,
  Announcements,
  Opened,
  AllRead,
  Empty,
  MoreFailed,
  LongText,
  Skeleton,
});
