import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsEvery } from '../../story/shows-every.ts';
import { DemoRibbon, demoRibbonStates } from './DemoRibbon.tsx';

const meta = {
  title: 'Frame/DemoRibbon',
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Demonstração sem dinheiro real' },
} satisfies Meta<typeof DemoRibbon>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};

showsEvery(demoRibbonStates, { Plain });
