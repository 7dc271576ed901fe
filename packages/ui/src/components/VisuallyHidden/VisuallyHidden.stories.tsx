import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';

import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden, visuallyHiddenStates } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Conta verificada' },
  render: (args) => (
    <p>
      <Icon name="check" />
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {};

/** However much is said, it takes no room. */
export const LongText: Story = {
  args: { children: 'Conta verificada. '.repeat(60) },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

showsEvery(visuallyHiddenStates, { BesideAnIcon, LongText });
