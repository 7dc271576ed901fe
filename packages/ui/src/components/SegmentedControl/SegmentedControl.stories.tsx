import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { SegmentedControl, type SegmentedControlProps, segmentedControlStates } from './SegmentedControl.tsx';

function Held(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const two = [
  { value: 'phone', label: 'Celular' },
  { value: 'email', label: 'E-mail' },
];

const meta = {
  title: 'Primitives/SegmentedControl',
  tags: ['brands'],
  component: SegmentedControl,
  args: {
    label: 'Receber o código por',
    name: 'channel',
    options: two,
    value: 'phone',
    onChange: () => undefined,
  },
  render: (args) => <Held key={args.value} {...args} />,
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-mail'));
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Receber o código por' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { hasVisibleLabel: true, error: 'Escolha um dos dois' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Escolha um dos dois');
  },
};

export const Three: Story = {
  args: {
    label: 'Período',
    name: 'period',
    value: '1',
    options: [
      { value: '1', label: 'Hoje' },
      { value: '7', label: '7 dias' },
      { value: '30', label: '30 dias' },
    ],
  },
};

export const WithVisibleLabel: Story = { args: { hasVisibleLabel: true, name: 'channel-2' } };

export const LongText: Story = {
  args: {
    name: 'account',
    value: 'a',
    options: [
      { value: 'a', label: 'Conta corrente de pessoa física' },
      { value: 'b', label: 'Conta poupança de pessoa física' },
    ],
  },
};

showsEvery(segmentedControlStates, { Two, Three, WithVisibleLabel, WithError, LongText });
