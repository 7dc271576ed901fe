import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { vars } from '../../theme/vars.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonGroup, skeletonShapes, skeletonStates } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  tags: ['brands'],
  component: Skeleton,
  decorators: [
    (Story) => (
      <Stack>
        <SkeletonGroup label="Carregando…">{Story()}</SkeletonGroup>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its props, to be tried. */
export const Playground: Story = { args: { shape: 'text', width: 'full' }, tags: ['!brands', '!visual'] };

const Tiled = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${vars.space.s3};
`;

export const Shapes: Story = {
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

export const Record: Story = {
  render: () => (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="third" />
    </Card>
  ),
};

export const Tiles: Story = {
  render: () => (
    <Tiled>
      {['a', 'b', 'c'].map((key) => (
        <div key={key}>
          <Skeleton shape="tile" />
          <Skeleton />
        </div>
      ))}
    </Tiled>
  ),
};

showsEvery(skeletonStates, { Shapes, Record, Tiles });
