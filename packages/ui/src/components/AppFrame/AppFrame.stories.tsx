import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { AppFrame, appFrameStates } from './AppFrame.tsx';

const meta = {
  title: 'Frame/AppFrame',
  tags: ['brands'],
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Pular para o conteúdo',
    topBar: <header>Barra de cima</header>,
    sideNav: <nav aria-label="Lateral">Lateral</nav>,
    bottomNav: <nav aria-label="De baixo">De baixo</nav>,
    footer: <footer>Rodapé</footer>,
    children: <h1>Conteúdo</h1>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
export const Long: Story = {
  args: {
    children: (
      <>
        <h1>Conteúdo</h1>
        <p>{'Uma frase que se repete até passar da altura da janela. '.repeat(120)}</p>
      </>
    ),
  },
};

showsEvery(appFrameStates, { Short, Long });
