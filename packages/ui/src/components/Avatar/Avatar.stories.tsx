import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story/layout.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="#0d5f63" d="M0 0h44v44H0z"/><circle cx="22" cy="17" r="8" fill="#ffd08a"/><path fill="#ffbe4a" d="M6 44a16 16 0 0 1 32 0z"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Avatar',
  tags: ['brands', 'visual'],
  component: Avatar,
  args: { name: 'marina' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithImage: Story = { args: { src: picture } };
export const Initial: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} src={picture} size={size} />
      ))}
    </Row>
  ),
};
