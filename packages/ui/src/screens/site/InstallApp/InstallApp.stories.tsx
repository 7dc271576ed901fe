import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../../story/layout.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { InstallApp, installAppStates } from './InstallApp.tsx';

const meta = {
  title: 'Screens/site/InstallApp',
  tags: ['brands'],
  component: InstallApp,
  args: { way: 'prompt', isWide: true, onInstall: fn() },
  render: (args) => (
    <Stack>
      <InstallApp {...args} />
    </Stack>
  ),
} satisfies Meta<typeof InstallApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Instalar o app' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const Installing: Story = {
  args: { way: 'installing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Ios: Story = {
  args: { way: 'ios' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Instalar o app' }));
    const sheet = await screen.findByRole('dialog', { name: 'No iPhone e no iPad' }, { timeout: 10_000 });
    await waitFor(() => expect(sheet.querySelectorAll('li')).toHaveLength(3));
  },
};
const isNotThere: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
};
export const Installed: Story = { args: { way: 'installed' }, play: isNotThere };
export const BrowserMenu: Story = { args: { way: 'menu' }, play: isNotThere };

showsEvery(installAppStates, { Prompt, Installing, Ios, Installed, BrowserMenu });
