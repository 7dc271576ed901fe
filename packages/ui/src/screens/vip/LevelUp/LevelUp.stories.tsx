import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { LevelUpDialog, type LevelUpDialogProps, levelUpStates } from './LevelUpDialog.tsx';

const meta = {
  title: 'Screens/vip/LevelUp',
  tags: ['brands'],
  component: LevelUpDialog,
  parameters: coversPage,
  args: { isOpen: true, onClose: fn(), level: 4 },
} satisfies Meta<typeof LevelUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: LevelUpDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <LevelUpDialog
      {...props}
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    />
  );
}

/** The feast is over before one and a half seconds. */
export const Reached: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Você chegou ao VIP.4$/ });
    const ends = dialog
      .getAnimations({ subtree: true })
      .map((each) => Number(each.effect?.getComputedTiming().endTime));
    await expect(ends.filter((milliseconds) => milliseconds > 1_500)).toEqual([]);
    await expect(screen.getByRole('link', { name: 'Ver o clube' })).toHaveAttribute('href', '/promotion/vip');
  },
};
export const Closes: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const lengths = dialog
      .getAnimations({ subtree: true })
      .map((each) => Number(each.effect?.getComputedTiming().duration));
    await expect(lengths.filter((milliseconds) => milliseconds > 1)).toEqual([]);
  },
};

showsEvery(levelUpStates, { Reached, Closes, Reduced });
