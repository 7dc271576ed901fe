import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsEvery } from '../../story/shows-every.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden, visuallyHiddenStates } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Conta verificada' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  render: (args) => (
    <p>
      <Icon name="check" />
      <VisuallyHidden {...args} />
    </p>
  ),
};

showsEvery(visuallyHiddenStates, { BesideAnIcon });
