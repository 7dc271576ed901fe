import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { MaintenanceNotice, maintenanceNoticeStates } from './MaintenanceNotice.tsx';

const meta = {
  title: 'Screens/site/MaintenanceNotice',
  component: MaintenanceNotice,
  tags: ['brands'],
  args: { until: '2026-05-04T08:00:00.000Z' },
} satisfies Meta<typeof MaintenanceNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/05:00.*Esta página continua aberta/);
  },
};
export const Unannounced: Story = {
  args: { until: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('um código PIX até a hora indicada');
  },
};

showsEvery(maintenanceNoticeStates, { Announced, Unannounced });
