import { sampleMember, samplePictures } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Avatar, avatarSizes, avatarStates } from './Avatar.tsx';

const pictureUrl = samplePictures.female[0]?.url ?? null;

const meta = {
  title: 'Primitives/Avatar',
  tags: ['brands'],
  component: Avatar,
  args: { name: sampleMember.name, pictureUrl: null },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithImage: Story = { args: { pictureUrl } };
export const Drawn: Story = { args: { seed: sampleMember.id } };
export const Initial: Story = {};
/** Not known yet: the frame keeps the place. */
export const Unknown: Story = { args: { pictureUrl: undefined, seed: sampleMember.id } };
/** A picture that does not come: the drawn one stands in. */
export const Broken: Story = {
  args: { pictureUrl: 'data:image/png;base64,AAAA', seed: sampleMember.id },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part=avatar] img')?.getAttribute('src')).toMatch(
        /^data:image\/svg/,
      ),
    );
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} seed={sampleMember.id} size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} pictureUrl={pictureUrl} size={size} />
      ))}
    </Row>
  ),
};

showsEvery(avatarStates, { WithImage, Drawn, Initial, Unknown, Broken, Sizes });
