import type { Notification } from '@fortuna/domain/model/information.ts';
import { sampleNotifications } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import type { EndlessList } from '../../page/endless.ts';
import { ready } from '../../page/loadable.ts';
import {
  type NotificationsContent,
  NotificationsScreen,
  notificationsStates,
} from './NotificationsScreen.tsx';

const onMore = fn();

function content(
  items: readonly Notification[],
  more: EndlessList<Notification>['more'] = { kind: 'end' },
): NotificationsContent {
  return {
    list: { items, total: items.length + (more.kind === 'end' ? 0 : 20), more, onMore },
    unread: items.filter(({ isRead }) => !isRead).length,
    now: '2026-05-04T18:00:00.000Z',
  };
}

const meta = {
  title: 'Screens/information/Notifications',
  tags: ['brands'],
  component: NotificationsScreen,
  parameters: guestIsSignedOut,
  args: {
    view: ready(content(sampleNotifications, { kind: 'more' })),
    onRead: fn(),
    onReadAll: fn(),
    onStopWaiting: undefined,
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Hoje' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ontem' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /O seu saque foi aprovado/ })).toHaveAttribute(
      'href',
      '/withdraw?bill_no=W202605041005896846',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Uma recompensa espera/ }));
    await expect(args.onRead).toHaveBeenCalledWith(17);
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar tudo como lido' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais' }));
    await expect(onMore).toHaveBeenCalled();
  },
};

export const AllRead: Story = {
  args: { view: ready(content(sampleNotifications.map((one) => ({ ...one, isRead: true })))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Marcar tudo como lido' })).toBeNull();
  },
};

export const MoreFailed: Story = {
  args: {
    view: ready(content(sampleNotifications, { kind: 'failed', problem: { kind: 'network' } })),
  },
};

export const LongText: Story = {
  args: {
    view: ready(
      content(
        sampleNotifications.slice(0, 2).map((one) => ({
          ...one,
          title: `${'Manutenção programada '.repeat(6)}${'x'.repeat(60)}`,
          content: 'مرحبا '.repeat(60),
        })),
      ),
    ),
  },
};

export const Nothing: Story = {
  args: { view: ready(content([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma notificação por enquanto')).toBeVisible();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(notificationsStates, { Days, AllRead, MoreFailed, LongText, Nothing, Failed, Loading });
