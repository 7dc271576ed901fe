import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { Menu, menuStates } from './Menu.tsx';

const copy = fn();

const meta = {
  title: 'Primitives/Menu',
  tags: ['brands'],
  component: Menu,
  parameters: coversPage,
  args: {
    trigger: <Button>Opções</Button>,
    items: [
      { key: 'copy', label: 'Copiar chave', icon: 'copy', onSelect: copy },
      { key: 'records', label: 'Ver registros', icon: 'records', onSelect: fn() },
      { key: 'remove', label: 'Remover', icon: 'close', tone: 'danger', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { isInitiallyOpen: true },
  play: async () => {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};
export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Opções' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Copiar chave' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    isInitiallyOpen: true,
    items: [
      {
        key: 'long',
        label: 'Usar esta conta como a principal em todos os próximos pedidos de saque',
        icon: 'star',
        onSelect: fn(),
      },
    ],
  },
};

showsEvery(menuStates, { Open, OpensByKeyboard, LongText });
