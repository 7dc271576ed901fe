import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastTable } from './ContrastTable.tsx';
import { Motion as MotionSample, Shapes, Spacing as SpacingSample, TypeScale, Weights } from './samples.tsx';
import { Swatches } from './swatches.tsx';

const meta = {
  title: 'Foundations/Tokens',
  component: Swatches,
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const Contrast: Story = { render: () => <ContrastTable /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Weight: Story = { render: () => <Weights /> };
export const Spacing: Story = { render: () => <SpacingSample /> };
export const RadiusAndDepth: Story = { render: () => <Shapes /> };
export const Motion: Story = { render: () => <MotionSample /> };
