import type { Announcement } from '@fortuna/domain/model/information.ts';
import { sampleAnnouncements } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Notice } from '../Notice/Notice.tsx';
import {
  AnnouncementDialog,
  type AnnouncementDialogProps,
  announcementDialogStates,
} from './AnnouncementDialog.tsx';

const [maintenance, cup, hours] = sampleAnnouncements as readonly [Announcement, Announcement, Announcement];

/** The site keeps what is ticked; here the story does. */
function Remembered(props: AnnouncementDialogProps) {
  const [isHidden, setHidden] = useState(props.isHiddenToday);
  return (
    <AnnouncementDialog
      {...props}
      isHiddenToday={isHidden}
      onHideTodayChange={(value) => {
        setHidden(value);
        props.onHideTodayChange(value);
      }}
    />
  );
}

const meta = {
  title: 'Frame/AnnouncementDialog',
  tags: ['brands'],
  component: AnnouncementDialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    onClose: fn(),
    onSeen: fn(),
    announcements: [maintenance],
    words: {
      close: 'Fechar',
      previous: 'Anterior',
      next: 'Próximo aviso',
      done: 'Entendi',
      more: 'Saiba mais',
      newTab: 'abre em nova aba',
      hideToday: 'Não mostrar de novo hoje',
      date: (startsAt) => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }).format(new Date(startsAt)),
      position: (position, count) => `${position} de ${count}`,
    },
    isHiddenToday: false,
    onHideTodayChange: fn(),
  },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<typeof AnnouncementDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Manutenção do PIX na terça' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Não mostrar de novo hoje' }));
    await expect(args.onHideTodayChange).toHaveBeenLastCalledWith(true);
    await expect(screen.queryByRole('button', { name: 'Próximo aviso' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  args: { announcements: [maintenance, cup, hours] },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Manutenção do PIX na terça' });
    const next = screen.getByRole('button', { name: 'Próximo aviso' });
    await expect(args.onSeen).toHaveBeenLastCalledWith(maintenance.id);
    await userEvent.click(next);
    await expect(args.onSeen).toHaveBeenLastCalledWith(cup.id);
    await screen.findByRole('dialog', { name: 'Campeonato de slots' });
    await expect(screen.getByRole('status')).toHaveTextContent('2 de 3: Campeonato de slots');
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByText(/<b>todos os dias<\/b>/)).toBeVisible());
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveTextContent('Entendi');
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await expect(screen.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('href', '/activity/super');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithPicture: Story = {
  args: {
    announcements: [
      {
        ...hours,
        pictureUrl:
          'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240"%3E%3Cpath fill="teal" d="M0 0h480v240H0z"/%3E%3Ccircle cx="360" cy="90" r="50" fill="orange"/%3E%3Cpath fill="navy" d="M0 180q120-60 240 0t240 0v60H0z"/%3E%3C/svg%3E',
      },
    ],
  },
  play: async () => {
    const more = await screen.findByRole('link', { name: /Saiba mais/ });
    await expect(more).toHaveAccessibleName(/nova aba/);
  },
};

export const LongText: Story = {
  args: {
    announcements: [
      {
        ...maintenance,
        title:
          'Mudança nos termos de uso e na política de privacidade a partir do primeiro dia útil de abril',
        content: [
          ...Array.from(
            { length: 7 },
            () =>
              'As mudanças passam a valer duas semanas depois deste aviso. Quem não concordar pode encerrar a conta e retirar o saldo sem custo até lá, pelo atendimento ou na própria página da conta.',
          ),
          'https://exemplo.invalid/umendereçoquenãotemfimnemlugarparaquebrarporqueninguémpensounissoquandoescreveu',
        ].join('\n\n'),
        url: '/protocol/terms',
      },
      cup,
    ],
    words: {
      ...meta.args.words,
      more: 'Ler os termos novos por inteiro, com as mudanças marcadas',
      hideToday: 'Não quero ver estes avisos de novo até amanhã, nem neste aparelho nem em outro',
    },
  },
};

/** While nothing has come there is nothing to tell: no dialog, no spinner over the page. */
export const None: Story = {
  args: { announcements: [] },
  render: (args) => (
    <>
      <Notice title="Nenhum aviso ainda">
        A página segue como está; o diálogo só abre quando há o que dizer.
      </Notice>
      <AnnouncementDialog {...args} />
    </>
  ),
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

showsEvery(announcementDialogStates, { One, Several, WithPicture, LongText, None });
