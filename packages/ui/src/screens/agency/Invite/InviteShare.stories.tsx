import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { InviteShare, inviteShareStates } from './InviteShare.tsx';

const link = 'https://mare.example/?invite_code=MARE42';

const meta = {
  title: 'Screens/agency/InviteShare',
  tags: ['brands'],
  component: InviteShare,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), inviteCode: 'MARE42', link, onCopy: fn(async () => undefined) },
} satisfies Meta<typeof InviteShare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement.ownerDocument.body);
    const whatsapp = await sheet.findByRole('link', { name: /^WhatsApp/ });
    await expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain(link);
    await expect(sheet.getByDisplayValue(link)).toBeVisible();
  },
};

showsEvery(inviteShareStates, { Open });
