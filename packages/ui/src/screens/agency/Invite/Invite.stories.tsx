import { sampleInvitations } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { failedPart, invitationRule, welcomeRule } from '../agency.fixtures.ts';
import type { InviteContent } from './Invite.view.ts';
import { InviteScreen, inviteStates } from './InviteScreen.tsx';

const link = 'https://mare.example/?invite_code=MARE42';
const view = (change: Partial<InviteContent> = {}) =>
  ready<InviteContent>({
    member: { id: 7, inviteCode: 'MARE42' },
    link,
    totals: ready(sampleInvitations),
    offers: ready({ inviter: invitationRule, newcomer: welcomeRule }),
    ...change,
  });

const meta = {
  title: 'Screens/agency/Invite',
  tags: ['brands'],
  component: InviteScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: view(), onCopy: fn(async () => undefined), onShare: fn(), onSave: fn() },
  render: (args) => (
    <InFrame current="profile">
      <InviteScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof InviteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [copyCode] = canvas.getAllByRole('button', { name: 'Copiar' });
    if (copyCode) await userEvent.click(copyCode);
    await expect(args.onCopy).toHaveBeenCalledWith('MARE42');
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar convite' }));
    await expect(args.onShare).toHaveBeenCalledWith(expect.stringContaining('MARE42'));
    await expect(canvas.getByText(/por convidado que deposita R\$\s100,00 ao todo/)).toBeVisible();
    await expect(canvas.getByText(/Até R\$\s1\.500,00, a partir de R\$\s20,00/)).toBeVisible();
  },
};
export const NobodyYet: Story = {
  args: { view: view({ totals: ready({ invited: 0, qualified: 0, rewardSum: 0 }) }) },
};
/** Code and link are there whatever else is not. */
export const TotalsFailed: Story = {
  args: { view: view({ totals: failedPart }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByDisplayValue(link)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(failedPart.onRetry).toHaveBeenCalled();
  },
};
export const OffersFailed: Story = {
  args: { view: view({ offers: failedPart }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Seu convite' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
  },
};
/** The house gives neither for an invitation. */
export const NoOffers: Story = {
  args: { view: view({ offers: ready({ inviter: null, newcomer: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Seu convidado')).toBeNull();
  },
};
export const Reading: Story = {
  args: { view: view({ totals: { kind: 'loading' }, offers: { kind: 'loading' } }) },
};
export const LongCode: Story = {
  args: {
    view: view({
      member: { id: 9, inviteCode: 'CONVITEDOFESTIVAL26W' },
      link: 'https://um-endereco-muito-comprido.mare.example/?invite_code=CONVITEDOFESTIVAL26W',
      totals: ready({ invited: 1_284_000, qualified: 999_999, rewardSum: 99_999_999_999 }),
    }),
  },
};

showsEvery(inviteStates, { Ready, NobodyYet, TotalsFailed, OffersFailed, NoOffers, Reading, LongCode });
