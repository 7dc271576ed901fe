import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { readableAnnouncements } from '../news.fixtures.ts';
import { type AnnouncementContent, AnnouncementScreen, announcementStates } from './AnnouncementScreen.tsx';

function content(place: number): AnnouncementContent {
  const item = readableAnnouncements[place] ?? null;
  return { item, others: readableAnnouncements.filter((other) => other !== item) };
}

const meta = {
  title: 'Screens/information/Announcement',
  tags: ['brands'],
  component: AnnouncementScreen,
  args: { view: ready(content(0)) },
} satisfies Meta<typeof AnnouncementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manutenção do PIX na terça' })).toBeVisible();
    await expect(canvas.getByText(/Saques pedidos nesse tempo/)).toBeVisible();
    await expect(canvas.getByText(/Até 06\/05\/2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Campeonato de slots' })).toBeVisible();
  },
};

export const WithLink: Story = {
  args: { view: ready(content(2)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>todos os dias<\/b>/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Saiba mais.*nova aba/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

const [first] = readableAnnouncements;

export const LongText: Story = {
  args: {
    view: ready({
      item: first
        ? {
            ...first,
            title: `${'Mudança nos termos de uso '.repeat(5)}${'x'.repeat(60)} مرحبا`,
            content: `${'As mudanças passam a valer duas semanas depois deste aviso. '.repeat(20)}\n\n${'x'.repeat(200)}`,
          }
        : null,
      others: [],
    }),
  },
};

export const Gone: Story = {
  args: { view: ready({ item: null, others: readableAnnouncements }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este aviso não está mais aqui')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver todos os avisos' })).toHaveAttribute(
      'href',
      '/information-center/announcement',
    );
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

showsEvery(announcementStates, { Whole, WithLink, LongText, Gone, Failed, Loading });
