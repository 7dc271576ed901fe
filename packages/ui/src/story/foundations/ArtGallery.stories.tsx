import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { artTintOf } from '../../art/art-tint.ts';
import { type ArtHand, type ArtPrint, artHands, artPrints } from '../../art/family.ts';
import { ArtGallery, drawFamily, type FamilyArt } from './ArtGallery.tsx';

interface GalleryArgs {
  /** The way of drawing; each brand names its own. */
  readonly family: ArtHand;
  /** How it is printed. */
  readonly print: ArtPrint;
  /** In shades of two colours, as a new brand has it. */
  readonly isTinted: boolean;
}

/** Of no brand that there is. */
const artTint = artTintOf({ accent: '#0b8a4a', second: '#f2b705' });

const meta = {
  title: 'Foundations/Art gallery',
  tags: ['!autodocs'],
  // Storybook would otherwise write out every drawing as source text.
  parameters: { docs: { source: { type: 'code' } } },
  args: { family: 'coast', print: 'plain', isTinted: false },
  argTypes: {
    family: { control: 'inline-radio', options: artHands },
    print: { control: 'inline-radio', options: artPrints },
  },
  loaders: [
    async ({ args: { family, print, isTinted } }) => ({
      art: await drawFamily(family, { artPrint: print, ...(isTinted ? { artTint } : {}) }),
    }),
  ],
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
export const CoastInNeon: Story = { args: { print: 'neon', isTinted: true } };
export const GuillocheAsWash: Story = { args: { family: 'guilloche', print: 'wash', isTinted: true } };
export const HalftoneAsCut: Story = { args: { family: 'halftone', print: 'cut', isTinted: true } };
export const CoastAsCutInItsColours: Story = { args: { print: 'cut' } };
export const Posters: Story = { args: { family: 'posters', isTinted: true } };
export const Collages: Story = { args: { family: 'collages', isTinted: true } };
export const Tubes: Story = { args: { family: 'tubes', isTinted: true } };
export const PostersInTheirInks: Story = { args: { family: 'posters' } };
