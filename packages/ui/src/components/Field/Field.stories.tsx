import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { fieldStates } from './Field.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/Field',
  component: TextField,
  args: { label: 'Nome de usuário', name: 'name' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { placeholder: 'marina' } };
export const WithHint: Story = { args: { hint: 'De 4 a 16 letras ou números' } };
export const WithError: Story = {
  args: { error: 'Informe o nome de usuário', hint: 'De 4 a 16 letras ou números', defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Informe o nome de usuário De 4 a 16 letras ou números');
    // The form says once that something is to be corrected.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Optional: Story = { args: { label: 'Código de convite', note: 'opcional' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'marina' } };
export const LongText: Story = {
  args: {
    label: 'Nome completo do titular da conta bancária que vai receber o dinheiro',
    error: 'O nome do titular precisa ser igual ao do documento; a conta tem de ser do próprio jogador',
    defaultValue: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos',
  },
};

showsEvery(fieldStates, { Plain, WithHint, WithError, Optional, Disabled, LongText });
