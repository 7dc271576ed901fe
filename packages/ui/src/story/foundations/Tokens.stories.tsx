import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shapes, Spacing as SpacingSample } from './samples.tsx';
import { Swatches } from './swatches.tsx';

const meta = {
  title: 'Foundations/Tokens',
  component: Swatches,
  tags: ['brands', 'visual'],
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const Spacing: Story = { render: () => <SpacingSample /> };
export const RadiusAndDepth: Story = { render: () => <Shapes /> };
