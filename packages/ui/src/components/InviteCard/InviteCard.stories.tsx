import { sampleInvitations } from '@fortuna/domain/testing/promotion-samples.ts';
import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { InviteCard, inviteCardStates } from './InviteCard.tsx';
import type { InviteCardView } from './invite-card-props.ts';

type Ready = Extract<InviteCardView, { readonly kind: 'ready' }>;

const ready: Ready = {
  kind: 'ready',
  inviteCode: sampleMember.inviteCode,
  link: `https://casa.example/register?invite=${sampleMember.inviteCode}`,
  invitations: sampleInvitations,
};

const meta = {
  title: 'Account/InviteCard',
  tags: ['brands'],
  component: InviteCard,
  args: {
    view: ready,
    reward: 10_000,
    language: 'pt',
    words: {
      title: 'Por convidado você recebe',
      text: 'O prêmio entra quando os depósitos confirmados de quem você convidou somam R$\u00a0100,00.',
      code: 'Seu código',
      link: 'Seu link',
      share: 'Compartilhar convite',
      loading: 'Carregando o seu convite',
      retry: 'Tentar de novo',
      invited: 'Convidados',
      qualified: 'Premiados',
      rewardSum: 'Recebido',
      firstTitle: 'Ninguém entrou pelo seu convite ainda',
      firstText: 'Mande o link a quem joga com você: aqui aparece quem chegou.',
    },
    copy: {
      copyLabel: 'Copiar',
      copiedLabel: 'Copiado',
      failedLabel: 'Não foi possível copiar: o texto está selecionado, copie à mão',
      onCopy: fn(async () => undefined),
    },
    onShare: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Stack>
      <InviteCard {...args} />
    </Stack>
  ),
} satisfies Meta<typeof InviteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // All of the link is seen.
    const link = canvas.getByRole('textbox', { name: 'Seu link' });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar convite' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
export const Wide: Story = { render: (args) => <InviteCard {...args} /> };
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [, copyLink] = canvas.getAllByRole('button', { name: 'Copiar' });
    await expect(copyLink).toHaveAccessibleDescription('Seu link');
    if (copyLink) await userEvent.click(copyLink);
    await expect(args.copy.onCopy).toHaveBeenCalledWith('https://casa.example/register?invite=MARINA7');
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toBeVisible();
  },
};
export const NoInvitesYet: Story = {
  args: { view: { ...ready, invitations: { invited: 0, qualified: 0, rewardSum: 0 } } },
};
export const LongText: Story = {
  args: {
    view: {
      ...ready,
      inviteCode: 'CONVITE-DO-FESTIVAL-DE-INVERNO-2026-MARINA7',
      link: 'https://casa.example/register?invite=CONVITE-DO-FESTIVAL-DE-INVERNO-2026-MARINA7&campaign=inverno',
      invitations: { invited: 1_284_000, qualified: 999_999, rewardSum: 99_999_999_999 },
    },
    reward: 100_000_000,
    words: {
      ...meta.args.words,
      title: 'Por cada pessoa que entra pelo seu convite e deposita você recebe',
      share: 'Compartilhar o convite por mensagem ou nas redes',
      qualified: 'Convidados que já deram direito ao prêmio',
    },
  },
  play: showsWholeText,
};
export const NoReward: Story = { args: { reward: null } };
/** The totals are on their way and have their room: code and link work already. */
export const TotalsLoading: Story = {
  args: { view: { ...ready, invitations: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue(ready.inviteCode)).toBeVisible();
  },
};
/** The totals did not come: code and link work all the same. */
export const NoTotals: Story = {
  args: { view: { ...ready, invitations: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue(ready.inviteCode)).toBeVisible();
    await expect(canvas.queryByText('Convidados')).toBeNull();
  },
};
export const Failed: Story = {
  args: { view: { kind: 'failed', message: 'O seu convite não pôde ser carregado.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

showsEvery(inviteCardStates, {
  Ready,
  Wide,
  Loading,
  Copied,
  NoInvitesYet,
  LongText,
  NoReward,
  NoTotals,
  TotalsLoading,
  Failed,
});
