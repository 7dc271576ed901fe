import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { OfflineBar, offlineBarStates } from './OfflineBar.tsx';

const meta = {
  title: 'Frame/OfflineBar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true, text: 'Sem internet. Nada será enviado até a conexão voltar.' },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sem internet');
  },
};
export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const LongText: Story = {
  args: {
    text: 'A conexão caiu enquanto o pedido estava a caminho. Ele não será repetido: assim que a internet voltar, o registro mostra se chegou.',
  },
};

showsEvery(offlineBarStates, { Offline, Online, LongText });
