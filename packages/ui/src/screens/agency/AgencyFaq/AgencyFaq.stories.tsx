import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { AgencyFaqScreen, agencyFaqStates } from './AgencyFaqScreen.tsx';

const meta = {
  title: 'Screens/agency/AgencyFaq',
  tags: ['brands'],
  component: AgencyFaqScreen,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <InFrame current={null}>
      <AgencyFaqScreen />
    </InFrame>
  ),
} satisfies Meta<typeof AgencyFaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
export const FirstOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Como convido alguém?'));
    await expect(canvas.getByText(/já encontra o código no cadastro/)).toBeVisible();
  },
};

showsEvery(agencyFaqStates, { Questions, FirstOpen });
