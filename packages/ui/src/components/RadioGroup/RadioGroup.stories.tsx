import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { RadioGroup, type RadioGroupProps, radioGroupStates } from './RadioGroup.tsx';

const options = [
  { value: 'bug', label: 'Algo não funciona' },
  { value: 'money', label: 'Depósito ou saque' },
  { value: 'idea', label: 'Uma sugestão' },
];

function Held(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Assunto', options, value: null, onChange: () => undefined },
  render: (args) => (
    <Stack>
      <Held key={args.value} {...args} />
    </Stack>
  ),
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Depósito ou saque'));
    await expect(canvas.getByRole('radio', { name: 'Depósito ou saque' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Uma sugestão' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'money' } };
export const WithError: Story = { args: { error: 'Escolha um assunto' } };
export const OptionDisabled: Story = {
  args: {
    options: [...options, { value: 'call', label: 'Ligação', disabledReason: 'Das 9h às 18h' }],
  },
};
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Quero falar sobre um depósito que não entrou na conta até o fim do prazo informado',
      },
      ...options,
    ],
  },
};

showsEvery(radioGroupStates, { NoneChosen, Chosen, WithError, OptionDisabled, LongText });
