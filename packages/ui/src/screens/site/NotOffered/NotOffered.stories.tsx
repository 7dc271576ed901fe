import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { NotOfferedScreen, notOfferedStates } from './NotOfferedScreen.tsx';

const meta = {
  title: 'Screens/site/NotOffered',
  tags: ['brands'],
  component: NotOfferedScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InFrame current={null}>
      <NotOfferedScreen />
    </InFrame>
  ),
} satisfies Meta<typeof NotOfferedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/não oferece isto/);
    await expect(canvas.getByRole('link', { name: 'Ver os jogos' })).toHaveAttribute('href', '/game');
  },
};

showsEvery(notOfferedStates, { Plain });
