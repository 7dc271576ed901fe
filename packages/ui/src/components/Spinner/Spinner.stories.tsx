import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Spinner, spinnerSizes, spinnerStates } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Conferindo o pagamento…' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

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

showsEvery(spinnerStates, { Sizes, WithVisibleLabel });
