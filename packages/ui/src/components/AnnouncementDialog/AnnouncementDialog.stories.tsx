import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Notice } from '../Notice/Notice.tsx';
import {
  AnnouncementDialog,
  type AnnouncementDialogProps,
  type AnnouncementItem,
} from './AnnouncementDialog.tsx';

const maintenance: AnnouncementItem = {
  id: 1,
  title: 'Manutenção do PIX na terça',
  date: '14 de março de 2026',
  dateTime: '2026-03-14T12:00:00-03:00',
  paragraphs: [
    'Na madrugada de terça, das 3h às 3h15, os depósitos por PIX ficam parados para manutenção do banco.',
    'Saques pedidos nesse tempo entram na fila e seguem depois, na ordem em que foram feitos.',
  ],
};

const cup: AnnouncementItem = {
  id: 2,
  title: 'Campeonato de slots',
  date: '12 de março de 2026',
  dateTime: '2026-03-12T12:00:00-03:00',
  paragraphs: ['De sexta a domingo, todo giro nos jogos marcados com a estrela soma pontos.'],
  link: { href: '#regulamento', label: 'Ler o regulamento' },
};

const hours: AnnouncementItem = {
  id: 3,
  title: 'Atendimento também aos domingos',
  date: '9 de março de 2026',
  dateTime: '2026-03-09T12:00:00-03:00',
  // From the server, and plain text only: never read as markup.
  paragraphs: ['O chat abre <b>todos os dias</b>, 24 horas.'],
};

/** On the site the tick is stored; here the story keeps it. */
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
  tags: ['brands', 'visual'],
  component: AnnouncementDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    announcements: [maintenance],
    closeLabel: 'Fechar',
    previousLabel: 'Anterior',
    nextLabel: 'Próximo aviso',
    doneLabel: 'Entendi',
    positionText: (position, count) => `${position} de ${count}`,
    hideTodayLabel: 'Não mostrar de novo hoje',
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
    await userEvent.click(next);
    await screen.findByRole('dialog', { name: 'Campeonato de slots' });
    await expect(screen.getByRole('status')).toHaveTextContent('2 de 3: Campeonato de slots');
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByText(/<b>todos os dias<\/b>/)).toBeVisible());
    await expect(next).toHaveFocus();
    await expect(next).toHaveTextContent('Entendi');
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    await expect(screen.getByRole('link', { name: 'Ler o regulamento' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    announcements: [
      {
        ...maintenance,
        title:
          'Mudança nos termos de uso e na política de privacidade a partir do primeiro dia útil de abril',
        paragraphs: [
          ...Array.from(
            { length: 7 },
            () =>
              'As mudanças passam a valer duas semanas depois deste aviso. Quem não concordar pode encerrar a conta e retirar o saldo sem custo até lá, pelo atendimento ou na própria página da conta.',
          ),
          'https://exemplo.invalid/umendereçoquenãotemfimnemlugarparaquebrarporqueninguémpensounissoquandoescreveu',
        ],
        link: { href: '#termos', label: 'Ler os termos novos por inteiro, com as mudanças marcadas' },
      },
      cup,
    ],
    hideTodayLabel: 'Não quero ver estes avisos de novo até amanhã, nem neste aparelho nem em outro',
  },
};

/** Until something has arrived there is nothing to show: no dialog, no spinner over the page. */
export const Loading: Story = {
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
