import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { claimedView, storyClaims } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { ClaimReward, claimRewardStates } from './ClaimReward.tsx';

const target = { by: 'depositRebate', rewardId: 7 } as const;

const meta = {
  title: 'Screens/promotions/ClaimReward',
  tags: ['brands'],
  component: ClaimReward,
  args: {
    claims: storyClaims(),
    target,
    state: 'open',
    subject: 'Depósito de segunda',
    lockedReason: 'Faltam R$ 50,00 em depósitos',
  },
} satisfies Meta<typeof ClaimReward>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { claims: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar para resgatar' }));
    await expect(storySite.onLogin).toHaveBeenCalled();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar ?: Depósito de segunda/ }));
    await expect(args.claims?.onPress).toHaveBeenCalledWith(target, 'claim');
  },
};

export const Locked: Story = {
  args: { state: 'locked' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Resgatar/ });
    await expect(button).toHaveAccessibleDescription('Faltam R$ 50,00 em depósitos');
    await userEvent.click(button);
    await expect(args.claims?.onPress).not.toHaveBeenCalled();
  },
};

export const LockedWithWay: Story = {
  args: { state: 'locked', lockedWay: <ButtonLink href="/recharge">Depositar</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faltam R$ 50,00 em depósitos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/recharge');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What was refused is told, also where its time has ended meanwhile and nothing can be pressed any more. */
export const RefusedAndLocked: Story = {
  args: {
    state: 'locked',
    lockedWay: <ButtonLink href="/recharge">Depositar</ButtonLink>,
    claims: storyClaims({
      kind: 'ready',
      problem: { kind: 'refused', code: 400, message: 'Você não tem direito a este prêmio' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Você não tem direito');
    await expect(canvas.getByRole('link', { name: 'Depositar' })).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { claims: storyClaims({ kind: 'submitting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar/ }));
    await expect(args.claims?.onPress).not.toHaveBeenCalled();
  },
};

export const StillSending: Story = {
  args: { claims: storyClaims({ kind: 'submitting' }), slowAfter: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(args.claims?.onPress).toHaveBeenCalledWith(target, 'stopWaiting');
  },
};

export const Checking: Story = {
  args: { claims: storyClaims({ kind: 'checking' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sem resposta');
  },
};

export const Unknown: Story = {
  args: { claims: storyClaims({ kind: 'unknown' }) },
  play: async ({ canvas, userEvent, args }) => {
    // It takes the place of the button that was pressed: who hears the page is told, and goes on from there.
    await expect(canvas.getByRole('status')).toHaveTextContent('Não sabemos se o resgate foi feito');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir de novo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o mesmo resgate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar para lá' }));
    for (const press of ['lookAgain', 'sendSame', 'discard'])
      await expect(args.claims?.onPress).toHaveBeenCalledWith(target, press);
  },
};

export const Refused: Story = {
  args: {
    claims: storyClaims({
      kind: 'ready',
      problem: { kind: 'refused', code: 400, message: 'Você não está qualificado para esta recompensa' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Você não está qualificado');
    await expect(canvas.getByRole('button', { name: /^Tentar de novo/ })).toBeVisible();
  },
};

export const JustClaimed: Story = {
  args: { claims: storyClaims(claimedView), state: 'claimed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Recompensa resgatada!.*R\$.25,00/);
  },
};

export const Claimed: Story = {
  args: { state: 'claimed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Resgatado/ })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Expired: Story = {
  args: { state: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Prazo encerrado/ })).toBeVisible();
  },
};

showsEvery(claimRewardStates, {
  Guest,
  Open,
  Locked,
  LockedWithWay,
  RefusedAndLocked,
  Submitting,
  StillSending,
  Checking,
  Unknown,
  Refused,
  JustClaimed,
  Claimed,
  Expired,
});
