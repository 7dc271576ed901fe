import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokenContract } from '../../theme/contract.ts';
import { Elevation as ElevationSample } from './Elevation.tsx';
import { Ramps } from './Ramps.tsx';
import { Shapes, Spacing as SpacingSample } from './samples.tsx';
import { Swatches } from './swatches.tsx';

const meta = {
  title: 'Foundations/Tokens',
  component: Swatches,
  tags: ['brands'],
} satisfies Meta<typeof Swatches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Roles, which is all that a part knows: press a value to copy it. */
export const Colours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--color-accent')).toBeVisible();
    await expect(canvas.getAllByText(/^#[0-9a-f]{6,8}$/)).toHaveLength(tokenContract.color.length);
  },
};
/** What the roles are chosen from. No part reads them. */
export const ReferenceRamps: Story = { render: () => <Ramps /> };
export const Spacing: Story = { render: () => <SpacingSample /> };
export const Radius: Story = { render: () => <Shapes /> };
/** Depth comes from surfaces; a shadow says only what lies on what. */
export const Elevation: Story = { render: () => <ElevationSample /> };
