import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { UpdatePrompt, updatePromptStates } from './UpdatePrompt.tsx';

const meta = {
  title: 'Frame/UpdatePrompt',
  component: UpdatePrompt,
  args: {
    text: 'Há uma versão nova do site.',
    reloadLabel: 'Atualizar',
    laterLabel: 'Depois',
    onReload: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof UpdatePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Depois' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
export const Reloading: Story = { args: { isReloading: true } };
export const LongText: Story = {
  args: {
    text: 'Há uma versão nova do site, com correções na página de depósito. Atualize quando terminar o que está fazendo: nada do que você digitou será enviado.',
  },
};

showsEvery(updatePromptStates, { Waiting, Reloading, LongText });
