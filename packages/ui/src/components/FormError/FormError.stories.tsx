import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { FormError, formErrorStates } from './FormError.tsx';

const meta = {
  title: 'Composites/FormError',
  component: FormError,
  args: { message: 'Corrija os campos marcados' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FixTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrija os campos marcados');
  },
};

export const FromTheServer: Story = { args: { message: 'O usuário ou a senha está incorreto.' } };

export const TakesFocus: Story = {
  args: { attempt: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    message:
      'A retirada não foi enviada: a conta escolhida pertence a outra pessoa, ou o nome do titular está escrito de outro jeito no banco. Confira o nome ou escolha outra conta.',
  },
};

showsEvery(formErrorStates, { FixTheForm, FromTheServer, TakesFocus, LongText });
