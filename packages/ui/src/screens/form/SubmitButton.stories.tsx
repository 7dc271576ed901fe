import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { SubmitButton, submitButtonStates } from './SubmitButton.tsx';

const meta = {
  title: 'Screens/form/SubmitButton',
  tags: ['brands'],
  component: SubmitButton,
  args: { isPending: false, onStopWaiting: fn(), children: 'Salvar' },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveAttribute('type', 'submit');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** It can be pressed: the form then says what is missing. */
export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Salvar' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).toHaveAttribute('data-waiting');
  },
};

export const Sending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Parar de esperar' })).toBeNull();
  },
};

/** After eight seconds without an answer. */
export const StillSending: Story = {
  args: { isPending: true, slowAfter: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(canvas.getByText('Ainda enviando…')).toHaveRole('status');
    await expect(args.onStopWaiting).toHaveBeenCalledOnce();
  },
};

showsEvery(submitButtonStates, { Ready, Waiting, Sending, StillSending });
