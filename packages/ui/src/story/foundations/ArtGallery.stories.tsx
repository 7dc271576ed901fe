import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ArtFamily } from '../../art/family.ts';
import { ArtGallery, drawFamily, type FamilyArt } from './ArtGallery.tsx';

interface GalleryArgs {
  /** The way of drawing; each brand names its own. */
  readonly family: ArtFamily;
}

const meta = {
  title: 'Foundations/Art gallery',
  tags: ['!autodocs'],
  // Storybook would otherwise write out every drawing as source text.
  parameters: { docs: { source: { type: 'code' } } },
  args: { family: 'coast' },
  loaders: [async ({ args }) => ({ art: await drawFamily(args.family) })],
  render: (_args, { loaded }) => <ArtGallery art={loaded.art as FamilyArt} />,
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img');
    const addresses = pictures.map((picture) => picture.getAttribute('src'));
    await expect(new Set(addresses).size).toBe(pictures.length);
  },
} satisfies Meta<GalleryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coast: Story = {};
export const Guilloche: Story = { args: { family: 'guilloche' } };
export const Halftone: Story = { args: { family: 'halftone' } };
