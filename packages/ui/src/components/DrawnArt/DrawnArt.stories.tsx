import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chestPoses, chestRungs } from '../../art/chest-kinds.ts';
import { emptyKinds } from '../../art/empty-kinds.ts';
import { heroShapes } from '../../art/hero-shapes.ts';
import { prizeKinds } from '../../art/prize-kinds.ts';
import { Row } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import {
  AvatarArt,
  ChestArt,
  drawnArtStates,
  EmptyArt,
  HeroArt,
  PrizeArt,
  VipBadgeArt,
} from './DrawnArt.tsx';

const meta = {
  title: 'Composites/DrawnArt',
  tags: ['brands'],
  component: HeroArt,
  subcomponents: { EmptyArt, AvatarArt, PrizeArt, ChestArt, VipBadgeArt },
  args: { seed: 4, shape: 'wide' },
} satisfies Meta<typeof HeroArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!brands'] };

const seeds = [1, 2, 3, 4, 5, 6];

export const Hero: Story = {
  render: () => (
    <Row>
      {heroShapes.flatMap((shape) =>
        seeds.map((seed) => <HeroArt key={`${shape}-${seed}`} seed={seed} shape={shape} />),
      )}
    </Row>
  ),
};
export const Empty: Story = {
  render: () => (
    <Row>
      {emptyKinds.map((kind) => (
        <EmptyArt key={kind} kind={kind} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('presentation')).toHaveLength(emptyKinds.length);
  },
};
export const Avatar: Story = {
  render: () => (
    <Row>
      {seeds.map((seed) => (
        <AvatarArt key={seed} seed={seed} />
      ))}
    </Row>
  ),
};
export const Prize: Story = {
  render: () => (
    <Row>
      {prizeKinds.map((kind) => (
        <PrizeArt key={kind} kind={kind} />
      ))}
    </Row>
  ),
};
/** Of wood, silver and gold, each locked, full and empty. */
export const Chest: Story = {
  render: () => (
    <Row>
      {chestRungs.flatMap((rung) =>
        chestPoses.map((pose) => <ChestArt key={`${rung}-${pose}`} rung={rung} pose={pose} />),
      )}
    </Row>
  ),
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole('presentation');
    const sources = new Set(pictures.map((picture) => picture.getAttribute('src')));
    await expect(sources.size).toBe(chestRungs.length * chestPoses.length);
  },
};
export const VipBadge: Story = {
  render: () => (
    <Row>
      {seeds.map((level) => (
        <VipBadgeArt key={level} level={level - 1} />
      ))}
    </Row>
  ),
};

showsEvery(drawnArtStates, { Hero, Empty, Avatar, Prize, Chest, VipBadge });
