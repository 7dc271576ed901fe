import type { Meta, StoryObj } from '@storybook/react-vite';
import { Curves, Motion } from './samples.tsx';

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plays three times when the story opens; with reduced motion on the toolbar everything jumps to its end. */
export const DurationsAndCurves: Story = {};

/** Progress over time: how fast a movement begins, and how it comes to rest. */
export const EachCurve: Story = { render: () => <Curves /> };
