import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Icon, iconNames, iconStates } from './Icon.tsx';
import { ShareIcon, shareIconNames, shareIconStates } from './ShareIcon.tsx';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'home' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <Row>
      {iconNames.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[16, 20, 24, 32, 48].map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};

export const Sharing: Story = {
  render: () => (
    <Row>
      {shareIconNames.map((name) => (
        <span key={name} title={name}>
          <ShareIcon name={name} />
        </span>
      ))}
    </Row>
  ),
};

showsEvery(iconStates, { Every, Sizes });

showsEvery(shareIconStates, { Sharing });
