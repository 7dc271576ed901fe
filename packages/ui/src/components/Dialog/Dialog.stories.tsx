import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog, type DialogProps, dialogStates } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  tags: ['brands'],
  component: Dialog,
  parameters: coversPage,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Como funciona o rollover',
    closeLabel: 'Fechar',
    description: 'O bônus pode ser retirado depois de apostar cinco vezes o seu valor.',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Como funciona o rollover' });
    await expect(dialog).toHaveAccessibleDescription(/cinco vezes/);
  },
};

function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithActions: Story = {
  args: {
    title: 'Aviso da casa',
    children: <Checkbox label="Não mostrar de novo hoje" />,
    actions: (
      <>
        <Button variant="primary">Ver promoção</Button>
        <Button variant="quiet">Agora não</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Regulamento completo da promoção de depósito em dobro',
    description: 'Leia antes de participar.',
    children: ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo'].map(
      (day) => (
        <p key={day}>
          No {day} dia o valor do bônus é igual ao do primeiro depósito confirmado, até o teto da campanha, e
          vale para os jogos listados na página da promoção. Depósitos estornados não contam.
        </p>
      ),
    ),
    actions: <Button variant="primary">Entendi</Button>,
  },
  play: async ({ canvasElement }) => {
    // What is longer than the window can be scrolled by keyboard as soon as it has been measured.
    await canvasElement.ownerDocument.fonts.ready;
    const body = await screen.findByText(/No oitavo dia/);
    const area = body.closest('[data-part=body]');
    await waitFor(() =>
      expect(area?.getAttribute('tabindex')).toBe(
        (area?.scrollHeight ?? 0) > (area?.clientHeight ?? 0) ? '0' : null,
      ),
    );
  },
};

export const NotDismissible: Story = {
  args: {
    title: 'Você tem 18 anos ou mais?',
    description: 'Este site é só para maiores de idade.',
    isDismissible: false,
    size: 'sm',
    actions: (
      <>
        <Button variant="primary">Sim, tenho</Button>
        <Button>Não, sair</Button>
      </>
    ),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  },
};

showsEvery(dialogStates, { Open, OpensAndCloses, WithActions, LongText, NotDismissible });
