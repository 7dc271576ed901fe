import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { Countdown, countdownStates } from './Countdown.tsx';

const meta = {
  title: 'Composites/Countdown',
  component: Countdown,
  args: {
    label: 'Expira em',
    seconds: 899,
    minuteText: (minutes) => (minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Expira em' })).toHaveTextContent('14:59');
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltam 15 minutos');
  },
};
export const Hours: Story = { args: { label: 'Novo giro em', seconds: 43_205 } };
/** What a reward has left: days do not tick. */
export const Days: Story = {
  args: { label: 'Resgate em até', seconds: 561_600, dayText: (days) => `${days} dias` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 dias')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
export const LastMinute: Story = { args: { seconds: 42 } };
export const Over: Story = { args: { seconds: -3 } };
export const LongText: Story = {
  args: { label: 'O prazo para enviar o comprovante da transferência bancária termina em', seconds: 43_205 },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
  play: showsWholeText,
};

showsEvery(countdownStates, { Minutes, Hours, Days, LastMinute, Over, LongText });
