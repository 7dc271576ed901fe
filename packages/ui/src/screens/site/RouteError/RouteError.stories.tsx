import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame as Frame } from '../../../story/frame.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { RouteErrorScreen, routeErrorStates } from './RouteErrorScreen.tsx';

const meta = {
  title: 'Screens/site/RouteError',
  tags: ['brands'],
  component: RouteErrorScreen,
  args: { onRetry: fn() },
} satisfies Meta<typeof RouteErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Falha ao carregar');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const InFrame: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Frame current={null}>
      <RouteErrorScreen {...args} />
    </Frame>
  ),
};

showsEvery(routeErrorStates, { Plain, InFrame });
