import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { InviteCard } from './InviteCard.tsx';
import type { InviteCardView } from './invite-card-props.ts';

const ready: InviteCardView = {
  kind: 'ready',
  code: 'MARINA7',
  link: 'https://casa.example/register?invite=MARINA7',
  counts: [
    { label: 'Convidados', value: '12' },
    { label: 'Premiados', value: '4' },
    { label: 'Recebido', value: 'R$\u00a0400,00', tone: 'win' },
  ],
  isFirst: false,
};

const meta = {
  title: 'Account/InviteCard',
  tags: ['brands', 'visual'],
  component: InviteCard,
  args: {
    view: ready,
    reward: 'R$\u00a0100,00',
    words: {
      title: 'Por convidado você recebe',
      text: 'O prêmio entra quando os depósitos confirmados de quem você convidou somam R$\u00a0100,00.',
      code: 'Seu código',
      link: 'Seu link',
      qr: 'QR code do seu convite',
      share: 'Compartilhar convite',
      loading: 'Carregando o seu convite',
      retry: 'Tentar de novo',
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
    await expect(canvas.getByRole('img', { name: 'QR code do seu convite' })).toBeVisible();
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
export const NoInvitesYet: Story = { args: { view: { ...ready, isFirst: true } } };
export const LongCode: Story = {
  args: {
    view: {
      ...ready,
      code: 'CONVITE-DO-FESTIVAL-DE-INVERNO-2026-MARINA7',
      link: 'https://casa.example/register?invite=CONVITE-DO-FESTIVAL-DE-INVERNO-2026-MARINA7&campaign=inverno',
      counts: [
        { label: 'Convidados', value: '1.284.000' },
        { label: 'Premiados', value: '999.999' },
        { label: 'Recebido', value: 'R$\u00a0999.999.999,99', tone: 'win' },
      ],
    },
    reward: 'R$\u00a01.000.000,00',
  },
};
export const NoReward: Story = { args: { reward: undefined } };
export const Failed: Story = {
  args: { view: { kind: 'failed', message: 'O seu convite não pôde ser carregado.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
