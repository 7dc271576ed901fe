import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClaimButton } from './ClaimButton.tsx';

const meta = {
  title: 'Promotions/ClaimButton',
  component: ClaimButton,
  args: {
    view: { kind: 'eligible' },
    words: { claim: 'Resgatar', retry: 'Tentar de novo', claimed: 'Resgatado' },
    subject: 'Bônus de sexta',
    onClaim: fn(),
  },
} satisfies Meta<typeof ClaimButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eligible: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Resgatar\s*: Bônus de sexta/ }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
export const NotEligible: Story = {
  args: { view: { kind: 'notEligible', reason: 'Faltam R$\u00a0120,00 em apostas' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription(/Faltam/);
    await userEvent.click(button);
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};
export const Claiming: Story = { args: { view: { kind: 'claiming' } } };
export const Claimed: Story = { args: { view: { kind: 'claimed' } } };
export const Failed: Story = { args: { view: { kind: 'failed' } } };
