import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { type ActivityShape, activityPages } from '../../art/activity-art.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { vars } from '../../theme/vars.ts';
import { ActivityArt, activityArtStates } from './ActivityArt.tsx';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${vars.space.s4};
  &[data-size='wide'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  }
  &[data-size='small'] {
    grid-template-columns: repeat(auto-fill, 96px);
  }
`;

const all = (shape: ActivityShape, size: 'card' | 'wide' | 'small') => (
  <Sheet data-size={size}>
    {activityPages.map((page) => (
      <ActivityArt key={page} page={page} shape={shape} />
    ))}
  </Sheet>
);

const meta = {
  title: 'Promotions/ActivityArt',
  tags: ['brands'],
  component: ActivityArt,
  args: { page: 'recharge', shape: 'card' },
} satisfies Meta<typeof ActivityArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!brands'] };

export const Card: Story = {
  render: () => all('card', 'card'),
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole('presentation');
    await expect(pictures).toHaveLength(activityPages.length);
    const sources = new Set(pictures.map((picture) => picture.getAttribute('src')));
    await expect(sources.size).toBe(activityPages.length);
    for (const picture of pictures) {
      const { width, height } = picture.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(4 / 3, 1);
    }
  },
};
export const Wide: Story = { render: () => all('wide', 'wide') };
export const Band: Story = { render: () => all('band', 'wide') };
/** As small as they are shown anywhere. */
export const Small: Story = { render: () => all('card', 'small') };

showsEvery(activityArtStates, { Card, Wide, Band, Small });
