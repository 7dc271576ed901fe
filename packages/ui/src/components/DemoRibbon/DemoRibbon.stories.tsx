import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsEvery } from '../../story/shows-every.ts';
import { DemoRibbon, demoRibbonStates } from './DemoRibbon.tsx';

const meta = {
  title: 'Frame/DemoRibbon',
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Demonstração sem dinheiro real · 18+' },
} satisfies Meta<typeof DemoRibbon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongText: Story = {
  args: {
    text: 'Site de demonstração: saldos, pagamentos e prêmios são fictícios, e nada do que acontece aqui vale dinheiro de verdade',
  },
};

showsEvery(demoRibbonStates, { Plain, LongText });
