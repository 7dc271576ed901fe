import { sampleNotifications, sampleSupportChannels } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { BrandContext, useBrand } from '../../../theme/brand-context.ts';
import { ready } from '../../page/loadable.ts';
import { readableAnnouncements } from '../news.fixtures.ts';
import { InformationCenterScreen, informationCenterStates } from './InformationCenterScreen.tsx';

const onRetry = fn();
const failed = { kind: 'failed', problem: { kind: 'network' }, onRetry } as const;

const meta = {
  title: 'Screens/information/InformationCenter',
  tags: ['brands'],
  component: InformationCenterScreen,
  args: {
    support: ready(sampleSupportChannels),
    notifications: ready({ items: sampleNotifications.slice(0, 3), unread: 3 }),
    announcements: ready(readableAnnouncements),
    onRead: fn(),
    onReadAll: fn(),
    onStopWaiting: undefined,
  },
} satisfies Meta<typeof InformationCenterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const channels = canvas.getByRole('list', { name: 'As formas mais rápidas de falar com o suporte' });
    await expect(channels.querySelectorAll('a')).toHaveLength(3);
    await expect(channels.querySelector('a')).toHaveTextContent('Chat ao vivo');
    await userEvent.click(canvas.getByRole('button', { name: /Uma recompensa espera/ }));
    await expect(args.onRead).toHaveBeenCalledWith(17);
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar tudo como lido' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Contas de jogo/ })).toHaveAttribute(
      'href',
      '/information-center/game-registration',
    );
  },
};

/** What is for everybody is there; the rest is asked for. */
export const Guest: Story = {
  args: { notifications: { kind: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(canvas.getByText('Chat ao vivo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manutenção do PIX na terça' })).toBeVisible();
  },
};

export const SupportFailed: Story = {
  args: { support: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('O seu saque foi aprovado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NotificationsFailed: Story = {
  args: { notifications: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByText('Chat ao vivo')).toBeVisible();
  },
};

export const AnnouncementsFailed: Story = {
  args: { announcements: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByText('O seu saque foi aprovado')).toBeVisible();
  },
};

/** And in a brand that does without the accounts at providers. */
export const Nothing: Story = {
  args: { support: ready([]), notifications: ready({ items: [], unread: 0 }), announcements: ready([]) },
  render: (args) => (
    <BrandContext value={{ ...useBrand(), switchedOff: ['gameRegistration'] }}>
      <InformationCenterScreen {...args} />
    </BrandContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma notificação por enquanto')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Contas de jogo/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    support: { kind: 'loading' },
    notifications: { kind: 'loading' },
    announcements: { kind: 'loading' },
  },
};

showsEvery(informationCenterStates, {
  Everything,
  Guest,
  SupportFailed,
  NotificationsFailed,
  AnnouncementsFailed,
  Nothing,
  Loading,
});
