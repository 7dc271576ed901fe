import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { NotFoundScreen, notFoundStates } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/site/NotFound',
  tags: ['brands'],
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InFrame current={null}>
      <NotFoundScreen />
    </InFrame>
  ),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Esta página não existe' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Ver os jogos' })).toHaveAttribute('href', '/game');
  },
};

showsEvery(notFoundStates, { Plain });
