import type { Meta, StoryObj } from '@storybook/react-vite';
import { InFrame } from '../../../story/frame.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Screens/shell/NotFound',
  tags: ['brands', 'visual'],
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', gamesHref: '/game' },
  render: (args) => (
    <InFrame current={null}>
      <NotFound {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof NotFound>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
