import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { readableAnnouncements } from '../news.fixtures.ts';
import { AnnouncementsScreen, announcementsStates } from './AnnouncementsScreen.tsx';

const meta = {
  title: 'Screens/information/Announcements',
  tags: ['brands'],
  component: AnnouncementsScreen,
  args: { view: ready(readableAnnouncements) },
} satisfies Meta<typeof AnnouncementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(readableAnnouncements.length);
    // What looks like markup is text.
    await expect(canvas.getByText(/<b>todos os dias<\/b>/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manutenção do PIX na terça' })).toHaveAttribute(
      'href',
      '/information-center/announcement/detail?id=1',
    );
    await expect(canvas.getAllByText('Novo')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    view: ready(
      readableAnnouncements.slice(0, 1).map((one) => ({
        ...one,
        title: 'Mudança nos termos de uso e na política de privacidade '.repeat(3),
        content: `${'As mudanças passam a valer duas semanas depois deste aviso. '.repeat(20)}\n\n${'x'.repeat(200)}`,
      })),
    ),
  },
};

export const Empty: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há dados disponíveis no momento')).toBeVisible();
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

export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(announcementsStates, { Several, LongText, Empty, Failed, Skeleton });
