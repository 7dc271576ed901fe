import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame } from '../../../story/frame.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/site/NotFound',
  tags: ['brands', 'visual'],
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', gamesHref: '/game' },
  render: (args) => (
    <InFrame current={null}>
      <NotFoundScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
