import { formatMoney } from '@fortuna/domain/money.ts';
import { sampleReward } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { ClaimButton, claimButtonStates } from './ClaimButton.tsx';

const { required, progress, state } = sampleReward;

const meta = {
  title: 'Promotions/ClaimButton',
  component: ClaimButton,
  args: {
    state,
    words: {
      claim: 'Resgatar',
      retry: 'Tentar de novo',
      claimed: 'Resgatado',
      expired: 'Prazo encerrado',
    },
    lockedReason: `Faltam ${formatMoney(required - progress, 'pt')} em depósitos`,
    subject: 'Bônus de sexta',
    onClaim: fn(),
  },
} satisfies Meta<typeof ClaimButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { state: 'open' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Resgatar\s*: Bônus de sexta/ }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
export const Locked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription(/Faltam/);
    await userEvent.click(button);
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};
export const Claiming: Story = { args: { state: 'claiming' } };
export const Claimed: Story = { args: { state: 'claimed' } };
export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Prazo encerrado/ }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { state: 'failed' } };
export const LongText: Story = {
  args: {
    lockedReason:
      'Faltam R$\u00a01.250,00 em depósitos confirmados até a meia-noite de domingo, no horário de Brasília',
    words: { ...meta.args.words, claim: 'Resgatar o bônus da semana de aniversário da casa' },
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

showsEvery(claimButtonStates, { Open, Locked, Claiming, Claimed, Expired, Failed, LongText });
