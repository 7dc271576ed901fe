import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Textarea, TextareaField, type TextareaFieldProps, textareaStates } from './Textarea.tsx';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  subcomponents: { TextareaField },
  args: { label: 'Mensagem', name: 'message' },
  render: (args) => <TextareaField {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<TextareaFieldProps>;
export default meta;
type Story = StoryObj<TextareaFieldProps>;

export const Plain: Story = { args: { placeholder: 'Conte o que aconteceu' } };
export const WithHint: Story = { args: { hint: 'Até 500 letras' } };
export const Invalid: Story = { args: { error: 'Escreva a sua mensagem' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Enviada às 14:02' } };
export const LongText: Story = {
  args: {
    defaultValue:
      'Fiz um depósito por PIX ontem à noite, o banco confirmou na hora, mas o saldo só apareceu de manhã. Gostaria de entender o motivo, porque nas outras vezes o valor entrou em menos de um minuto.',
  },
};

showsEvery(textareaStates, { Plain, WithHint, Invalid, Disabled, LongText });
