import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Input, inputStates } from './Input.tsx';

const meta = {
  title: 'Primitives/Input',
  tags: ['brands'],
  component: Input,
  args: { 'aria-label': 'Valor' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { placeholder: '0,00' } };
export const WithPrefix: Story = { args: { prefix: 'R$', defaultValue: '100,00' } };
export const WithSuffix: Story = {
  args: { suffix: <Icon name="check" size={20} />, defaultValue: 'marina' },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '1' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '100,00' } };
export const LongText: Story = {
  args: {
    prefix: 'Titular',
    defaultValue: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos e Silva Nascimento',
  },
};

showsEvery(inputStates, { Plain, WithPrefix, WithSuffix, Invalid, Disabled, LongText });
