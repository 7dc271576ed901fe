import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Spinner, spinnerSizes, spinnerStates } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Conferindo o pagamento…' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its props, to be tried. */
export const Playground: Story = { args: { size: 'md', hasVisibleLabel: false } };

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

export const WithVisibleLabel: Story = { args: { hasVisibleLabel: true } };
export const LongText: Story = {
  args: {
    hasVisibleLabel: true,
    label: 'Conferindo o pagamento com o banco, o que costuma levar menos de um minuto…',
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

showsEvery(spinnerStates, { Sizes, WithVisibleLabel, LongText });
