import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Drawer, type DrawerProps, drawerStates } from './Drawer.tsx';

const studios = Array.from(
  { length: 24 },
  (_, index) => `Estúdio de Jogos da Costa do Descobrimento ${index + 1}`,
);

const meta = {
  title: 'Primitives/Drawer',
  tags: ['brands'],
  component: Drawer,
  parameters: coversPage,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filtrar jogos',
    closeLabel: 'Fechar',
    children: (
      <>
        <Checkbox label="Farol" />
        <Checkbox label="Jangada" />
        <Checkbox label="Coral Nove" />
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheSide: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filtrar jogos' })).toBeInTheDocument();
  },
};
export const FromBelow: Story = { args: { side: 'bottom', description: 'Escolha um ou mais provedores.' } };

function Opener(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtros</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtros' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    title: 'Todos os provedores de jogos disponíveis no seu país',
    children: studios.map((studio) => <Checkbox key={studio} label={studio} />),
  },
};

showsEvery(drawerStates, { FromTheSide, FromBelow, OpensAndCloses, LongText });
