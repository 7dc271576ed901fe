import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip, tooltipStates } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Atualizado há 2 minutos', children: <Button>Saldo</Button> },
  parameters: { layout: 'centered', ...coversPage },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isInitiallyOpen: true } };
export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByText('Atualizado há 2 minutos')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Atualizado há 2 minutos')).not.toBeInTheDocument());
  },
};
export const LongText: Story = {
  args: {
    isInitiallyOpen: true,
    text: 'O saldo inclui os bônus que ainda não cumpriram o rollover; para saber quanto pode ser sacado, abra a página de retirada.',
  },
};

showsEvery(tooltipStates, { Open, OnFocus, LongText });
