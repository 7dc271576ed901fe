import { noReminder } from '@fortuna/domain/deposit-reminder.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { DepositReminderForm, depositReminderStates } from './DepositReminderForm.tsx';

const meta = {
  title: 'Screens/site/DepositReminder',
  tags: ['brands'],
  component: DepositReminderForm,
  args: { kept: noReminder, onKeep: fn() },
} satisfies Meta<typeof DepositReminderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Por dia')).toHaveValue('');
    await expect(canvas.getByText(/não impede o depósito/)).toBeVisible();
  },
};
export const Kept: Story = { args: { kept: { day: 100_00, week: 0, month: 1_500_00 } } };
export const Saved: Story = {
  args: { kept: { day: 100_00, week: 0, month: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Por mês'), '50000');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar lembretes' }));
    await expect(args.onKeep).toHaveBeenCalledWith({ day: 100_00, week: 0, month: 500_00 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Guardado neste aparelho');
  },
};

showsEvery(depositReminderStates, { Nothing, Kept, Saved });
