import type { Member } from '@fortuna/domain/model/auth.ts';
import { sampleMember, samplePictures } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { followsSample } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { sampleTurnover } from '../../../story/vip.ts';
import type { BrandLayout } from '../../../theme/brand.ts';
import { BrandContext, useBrand } from '../../../theme/brand-context.ts';
import { mapLoadable, ready } from '../../page/loadable.ts';
import { PicturePanel } from './PicturePanel.tsx';
import type { Aside, ProfileContent, ProfileEditing } from './Profile.view.ts';
import { ProfileScreen, type ProfileScreenProps, profileStates } from './ProfileScreen.tsx';

const member: Member = {
  ...sampleMember,
  id: 1042,
  nickname: null,
  email: null,
  inviteCode: 'MARE42',
  rebateBalance: 1_275,
  turnoverLeft: 50_000,
  vipLevel: 3,
  levelName: 'Prata',
};

/** The profile of this member, the same in all else. */
const profileOf = (change: Partial<Member> = {}, content: Partial<ProfileContent> = {}) =>
  ready<ProfileContent>({
    member: { ...member, ...change },
    isStale: false,
    picture: { kind: 'known', value: null },
    tied: { kind: 'known', value: { bonusMoney: 0, gameMoney: 0 } },
    turnover: [],
    editing: null,
    hereSince: '2026-03-14T21:00:00.000Z',
    ...content,
  });
const editing = (state: ProfileEditing, change: Partial<Member> = {}) =>
  profileOf(change, { editing: state });

const meta = {
  title: 'Screens/account/Profile',
  tags: ['brands'],
  component: ProfileScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<ProfileScreenProps>((sample, { view }) => {
      if (view.kind === 'signedOut') return {};
      if (sample.session === 'guest') return { view: { kind: 'signedOut' } };
      const { money } = sample;
      if (money === null) return {};
      const { balance } = money;
      return {
        view: mapLoadable(view, (content) => ({ ...content, member: { ...content.member, balance } })),
      };
    }),
  },
  args: {
    view: profileOf(),
    pictures: null,
    onTogglePictures: fn(),
    onEdit: fn(),
    onSave: fn(),
    onStopSaving: fn(),
    onCancelEdit: fn(),
    onCopy: fn(async () => undefined),
    onLogout: fn(),
  },
  render: (args) => (
    <InFrame current="profile">
      <ProfileScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands beside a name in a list of facts. */
const factOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByText(name, { selector: 'dt' }).nextElementSibling;

export const Ready: Story = {
  args: { view: profileOf({ nickname: 'Marina', email: 'marina@exemplo.invalid' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /Senha de saque\s*Criada/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VIP 3' })).toHaveAttribute('href', '/promotion/vip');
    await expect(canvas.getByRole('link', { name: 'Segurança' })).toHaveAttribute('href', '/security-center');
    await expect(canvas.getByRole('link', { name: 'Extrato' })).toHaveAttribute('href', '/transactions');
    await expect(within(canvas.getByRole('main')).queryByRole('combobox')).toBeNull();
    await expect(canvas.getByLabelText('Número da conta (UID)')).toHaveValue('1042');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar', description: 'Código de convite' }));
    await expect(args.onCopy).toHaveBeenCalledWith('MARE42');
    await expect(factOf(canvas, 'Nome completo')).toHaveTextContent('Marina A•••');
    await expect(factOf(canvas, 'Celular')).toHaveTextContent('(11) •••••-4321');
    await expect(factOf(canvas, 'E-mail')).toHaveTextContent('m•••@exemplo.invalid');
    await expect(factOf(canvas, 'Nível')).toHaveTextContent('VIP 3 · Prata');
    await expect(factOf(canvas, 'Tempo nesta sessão')).toHaveTextContent(/min, desde 14\/03\/2026/);
    await expect(canvas.queryByText('Limite de crédito')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar foto' }));
    await expect(args.onTogglePictures).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar apelido e gênero' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** What bonuses brought is told apart from what can leave. */
export const BonusMoney: Story = {
  args: {
    view: profileOf(
      {},
      { tied: { kind: 'known', value: { bonusMoney: 28_450, gameMoney: 0 } }, turnover: sampleTurnover },
    ),
  },
  play: async ({ canvas }) => {
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent(/^R\$\s1\.000,00$/);
    await expect(factOf(canvas, 'Ainda preso a bônus')).toHaveTextContent(/^R\$\s284,50$/);
  },
};
export const AsideReading: Story = {
  args: { view: profileOf({}, { picture: { kind: 'reading' }, tied: { kind: 'reading' } }) },
  play: async ({ canvas }) => {
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent('Lendo…');
  },
};
/** What could not be read is not guessed; the rest of the page stands. */
export const AsideNotRead: Story = {
  args: { view: profileOf({}, { picture: { kind: 'notRead' }, tied: { kind: 'notRead' } }) },
  play: async ({ canvas }) => {
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent('Não disponível agora');
    await expect(factOf(canvas, 'Falta apostar')).toHaveTextContent(/R\$\s500,00/);
  },
};
export const Credit: Story = {
  args: { view: profileOf({ credit: { limit: 100_000, used: 12_050 } }) },
  play: async ({ canvas }) => {
    await expect(factOf(canvas, 'Crédito usado')).toHaveTextContent(/R\$\s120,50/);
  },
};
/** A new account on a back end that says little. */
export const NothingSaid: Story = {
  args: {
    view: profileOf(
      {
        realName: null,
        phone: null,
        gender: null,
        points: null,
        wagered: { total: null, slots: null, live: null },
        registeredAt: null,
        balance: 0,
        rebateBalance: 0,
        turnoverLeft: 0,
        vipLevel: 0,
      },
      { hereSince: null },
    ),
  },
  play: async ({ canvas }) => {
    await expect(factOf(canvas, 'Nome completo')).toHaveTextContent('Não informado');
    await expect(factOf(canvas, 'Gênero')).toHaveTextContent('Não informado');
    for (const absent of ['Pontos', 'Já apostado ao todo', 'Cadastro em', 'Tempo nesta sessão'])
      await expect(canvas.queryByText(absent)).toBeNull();
  },
};
export const Agent: Story = {
  args: { view: profileOf({ isAgent: true, inviterId: 7 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agente comum')).toBeVisible();
    await expect(canvas.getByText('Você foi indicado pela conta 7.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir à central de agentes' })).toHaveAttribute(
      'href',
      '/agency-center',
    );
  },
};
export const ChoosingPicture: Story = {
  args: {
    view: profileOf({}, { picture: { kind: 'known', value: samplePictures.female[0]?.url ?? null } }),
    pictures: (
      <PicturePanel
        view={ready(samplePictures)}
        chosenUrl={samplePictures.female[0]?.url ?? null}
        saving={{ kind: 'none' }}
        onChoose={fn()}
        onSendAgain={fn()}
        onStopWaiting={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fechar fotos', expanded: true })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Femininas, foto 1' })).toBeChecked();
  },
};
export const Editing: Story = {
  args: { view: editing({ kind: 'editing', problem: null }) },
  play: async ({ canvas, userEvent, args }) => {
    const form = within(canvas.getByRole('form', { name: 'Editar apelido e gênero' }));
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onCancelEdit).toHaveBeenCalledOnce();
    await userEvent.type(form.getByLabelText('Apelido'), '  Mari ');
    await userEvent.click(form.getByRole('radio', { name: 'Prefiro não dizer' }));
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSave).toHaveBeenCalledWith({ nickname: 'Mari', gender: null });
  },
};
export const EditErrors: Story = {
  args: { view: editing({ kind: 'editing', problem: null }, { nickname: 'Marina' }) },
  play: async ({ canvas, userEvent, args }) => {
    const nickname = canvas.getByLabelText('Apelido');
    await userEvent.clear(nickname);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Digite um apelido')).toBeVisible();
    await expect(nickname).toHaveFocus();
    await userEvent.click(nickname);
    await userEvent.paste('𠮷'.repeat(31));
    await expect(await canvas.findByText('No máximo 30 caracteres')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const NicknameRefused: Story = {
  args: {
    view: editing({
      kind: 'editing',
      problem: {
        kind: 'invalid',
        fields: { nickname: 'Este apelido parece ser do suporte. Escolha outro.' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/parece ser do suporte/)).toBeVisible();
    await expect(canvas.getByLabelText('Apelido')).toHaveFocus();
  },
};
export const Saving: Story = {
  args: { view: editing({ kind: 'submitting' }) },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Saved: Story = {
  args: { view: editing({ kind: 'saved' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dados salvos.')).toBeVisible();
    await expect(canvas.queryByLabelText('Apelido')).toBeNull();
  },
};
export const NoWithdrawalPassword: Story = {
  args: { view: profileOf({ hasWithdrawalPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Senha de saque\s*Criar/ })).toHaveAttribute(
      'href',
      '/withdrawalPassword',
    );
  },
};
export const Demo: Story = {
  args: { view: profileOf({ isDemo: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conta de demonstração: não deposita nem saca')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sacar' })).toBeNull();
    await expect(canvas.queryByText('Pode ser sacado')).toBeNull();
  },
};
export const Stale: Story = {
  args: { view: profileOf({}, { isStale: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saldo pode estar desatualizado')).toBeVisible();
  },
};
export const Covered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  args: { view: profileOf({}, { tied: { kind: 'known', value: { bonusMoney: 28_450, gameMoney: 0 } } }) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryByText(/R\$/)).toBeNull();
    await expect(factOf(canvas, 'Pontos')).toHaveTextContent('••••••');
  },
};
/** The brand does without a club: nothing leads there, what bonuses ask for stays. */
export const NoClub: Story = {
  render: (args) => (
    <BrandContext value={{ ...useBrand(), switchedOff: ['vip'] }}>
      <ProfileScreen {...args} />
    </BrandContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VIP 3')).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).not.toContain('/promotion/vip');
    await expect(addresses).not.toContain('/promotion/rebates');
    await expect(addresses).toContain('/promotion/cover');
  },
};
/** The brand does without agents: nothing leads to their centre, and nothing is said of them. */
export const NoAgency: Story = {
  args: { view: profileOf({ isAgent: true }) },
  render: (args) => (
    <BrandContext value={{ ...useBrand(), switchedOff: ['agency'] }}>
      <ProfileScreen {...args} />
    </BrandContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Agente comum')).toBeNull();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).not.toContain('/agency-center');
  },
};
const longName: Partial<Member> = {
  nickname: 'مارينا ألفيس دي أوليفيرا بينتو مارتينز دا كوستا فيرنانديز',
  realName: 'مارينا ألفيس دي أوليفيرا بينتو مارتينز دا كوستا فيرنانديز',
  balance: 99_999_999_999,
  wagered: { total: 99_999_999_999, slots: 99_999_999_999, live: 0 },
};
export const LongName: Story = { args: { view: profileOf(longName) } };
/** In a form that none of the product's own brands has. */
const inForm = (hub: BrandLayout['hub']): Pick<Story, 'decorators' | 'render'> => ({
  decorators: [inLayout({ hub })],
  render: (args) => (
    <InFrame current="profile">
      <ProfileScreen {...args} />
    </InFrame>
  ),
});
const launcher = inForm('launcher');
export const Launcher: Story = {
  args: {
    view: profileOf({ nickname: 'Marina', hasWithdrawalPassword: false }),
    unread: { count: 12, label: '12 não lidas' },
  },
  ...launcher,
  play: async ({ canvas, userEvent, args }) => {
    // Its looks come after the page.
    await expect(await canvas.findByRole('link', { name: /^Senha de saque\s*Criar$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Central de informações\s*12 não lidas$/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Cashback\s*Cashback a resgatar\s*R\$\s12,75$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Extrato' })).toHaveAttribute('href', '/transactions');
    await expect(canvas.getByRole('link', { name: 'VIP 3' })).toHaveAttribute('href', '/promotion/vip');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar foto' }));
    await expect(args.onTogglePictures).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const LauncherDemo: Story = {
  args: { view: profileOf({ isDemo: true }) },
  ...launcher,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conta de demonstração: não deposita nem saca')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sacar' })).toBeNull();
  },
};
export const LauncherChoosingPicture: Story = {
  args: ChoosingPicture.args ?? {},
  ...launcher,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fechar fotos', expanded: true })).toBeVisible();
  },
};
export const LauncherLongName: Story = {
  args: { view: profileOf({ ...longName, vipLevel: 12 }, { isStale: true }) },
  ...launcher,
  play: async ({ canvas, canvasElement }) => {
    const amount = await canvas.findByText(/999\.999\.999,99/, { selector: 'strong' });
    const card = canvasElement.querySelector('[data-part="membership-card"]');
    await expect(amount.getBoundingClientRect().right).toBeLessThan(card?.getBoundingClientRect().right ?? 0);
  },
};
export const LauncherSkeleton: Story = { args: { view: { kind: 'loading' } }, ...launcher };
const wallet = inForm('wallet');
export const Wallet: Story = {
  args: {
    view: profileOf({ nickname: 'Marina', hasWithdrawalPassword: false }),
    unread: { count: 12, label: '12 não lidas' },
  },
  ...wallet,
  play: async ({ canvas, userEvent, args }) => {
    // Its looks come after the page.
    await expect(await canvas.findByRole('link', { name: /^Senha de saque\s*Criar$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Central de informações\s*12 não lidas/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Cashback\s*Cashback a resgatar: R\$\s12,75$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Segurança\s*1 de 3 proteções prontas$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VIP 3 · Prata' })).toHaveAttribute(
      'href',
      '/promotion/vip',
    );
    await expect(canvas.getByRole('link', { name: 'Extrato' })).toHaveAttribute('href', '/transactions');
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent(/^R\$\s1\.284,50$/);
    const [number] = canvas.getAllByRole('button', { description: 'Número da conta (UID)' });
    if (number === undefined) throw new Error('the number has no button');
    await userEvent.click(number);
    await expect(args.onCopy).toHaveBeenCalledWith('1042');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar foto' }));
    await expect(args.onTogglePictures).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** How far the bets are that bonuses still ask for. */
export const WalletRollover: Story = {
  args: {
    view: profileOf(
      {},
      { tied: { kind: 'known', value: { bonusMoney: 28_450, gameMoney: 4_000 } }, turnover: sampleTurnover },
    ),
  },
  ...wallet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Falta apostar' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^R\$\s500,00$/),
    );
    await expect(factOf(canvas, 'Com provedores de jogos')).toHaveTextContent(/^R\$\s40,00$/);
  },
};
/** The number is selected where the clipboard is closed. */
export const WalletNotCopied: Story = {
  args: {
    onCopy: fn(async () => {
      throw new Error('not allowed');
    }),
  },
  ...wallet,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Saldo disponível');
    const [number] = canvas.getAllByRole('button', { description: 'Número da conta (UID)' });
    if (number === undefined) throw new Error('the number has no button');
    await userEvent.click(number);
    await expect(await canvas.findByText(/^Não foi possível copiar/)).toBeVisible();
    await expect(String(getSelection())).toBe('1042');
  },
};
export const WalletDemo: Story = {
  args: { view: profileOf({ isDemo: true }) },
  ...wallet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conta de demonstração: não deposita nem saca')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sacar' })).toBeNull();
  },
};
export const WalletNotRead: Story = {
  args: {
    view: profileOf({}, { picture: { kind: 'notRead' }, tied: { kind: 'notRead' }, isStale: true }),
  },
  ...wallet,
  play: async ({ canvas }) => {
    await canvas.findByText('Saldo pode estar desatualizado');
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent('Não disponível agora');
  },
};
export const WalletNoClub: Story = {
  render: (args) => (
    <BrandContext value={{ ...useBrand(), switchedOff: ['vip', 'agency'] }}>
      <ProfileScreen {...args} />
    </BrandContext>
  ),
  decorators: wallet.decorators ?? [],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('VIP 3 · Prata'))[0]).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).not.toContain('/promotion/vip');
  },
};
export const WalletChoosingPicture: Story = {
  args: ChoosingPicture.args ?? {},
  ...wallet,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fechar fotos', expanded: true })).toBeVisible();
  },
};
export const WalletLongName: Story = {
  args: { view: profileOf({ ...longName, vipLevel: 12 }, { isStale: true }) },
  ...wallet,
  play: async ({ canvas, canvasElement }) => {
    const amount = await canvas.findByText(/999\.999\.999,99/, { selector: 'strong' });
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await expect(amount.getBoundingClientRect().right).toBeLessThan(
      panel?.getBoundingClientRect().right ?? 0,
    );
  },
};
export const WalletSkeleton: Story = { args: { view: { kind: 'loading' } }, ...wallet };
const score = inForm('score');
export const Score: Story = {
  args: {
    view: profileOf({ nickname: 'Marina', hasWithdrawalPassword: false }),
    unread: { count: 12, label: '12 não lidas' },
  },
  ...score,
  play: async ({ canvas, userEvent, args }) => {
    // Its looks come after the page.
    await expect(await canvas.findByRole('link', { name: /^Senha de saque\s*Criar$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Central de informações\s*12 não lidas$/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Cashback\s*Cashback a resgatar: R\$\s12,75$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Segurança\s*1 de 3 proteções prontas$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VIP 3 · Prata' })).toHaveAttribute(
      'href',
      '/promotion/vip',
    );
    const board = within(canvas.getByRole('region', { name: 'Saldo disponível' }));
    await expect(board.getByText(/^R\$\s1\.284,50$/, { selector: 'strong > *' })).toBeInTheDocument();
    await expect(board.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/recharge');
    await expect(board.getByRole('link', { name: 'Sacar' })).toHaveAttribute('href', '/withdraw');
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent(/^R\$\s1\.284,50$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar foto' }));
    await expect(args.onTogglePictures).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da conta' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
/** The ladder of what bonuses still ask for; what providers hold has the third cell. */
export const ScoreRollover: Story = {
  args: WalletRollover.args ?? {},
  ...score,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Falta apostar' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^R\$\s500,00$/),
    );
    await expect(factOf(canvas, 'Com provedores de jogos')).toHaveTextContent(/^R\$\s40,00$/);
  },
};
export const ScoreCovered: Story = {
  parameters: { site: { isBalanceHidden: true } },
  args: Covered.args ?? {},
  ...score,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Saldo disponível' });
    await expect(within(canvas.getByRole('main')).queryByText(/R\$/)).toBeNull();
  },
};
export const ScoreDemo: Story = {
  args: { view: profileOf({ isDemo: true }) },
  ...score,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conta de demonstração: não deposita nem saca')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sacar' })).toBeNull();
  },
};
export const ScoreNotRead: Story = {
  args: WalletNotRead.args ?? {},
  ...score,
  play: async ({ canvas }) => {
    await canvas.findByText('Saldo pode estar desatualizado');
    await expect(factOf(canvas, 'Pode ser sacado')).toHaveTextContent('Não disponível agora');
  },
};
export const ScoreNoClub: Story = {
  render: (args) => (
    <BrandContext value={{ ...useBrand(), switchedOff: ['vip', 'agency'] }}>
      <ProfileScreen {...args} />
    </BrandContext>
  ),
  decorators: score.decorators ?? [],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('VIP 3 · Prata'))[0]).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).not.toContain('/promotion/vip');
  },
};
export const ScoreChoosingPicture: Story = {
  args: ChoosingPicture.args ?? {},
  ...score,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fechar fotos', expanded: true })).toBeVisible();
  },
};
export const ScoreEditing: Story = {
  args: Editing.args ?? {},
  ...score,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar' })).toBeVisible();
  },
};
export const ScoreLongName: Story = {
  args: { view: profileOf({ ...longName, balance: 123_456_789_012, vipLevel: 12 }, { isStale: true }) },
  ...score,
  play: async ({ canvas, canvasElement }) => {
    const board = await canvas.findByRole('region', { name: 'Saldo disponível' });
    const figures = canvasElement.querySelectorAll('[data-part="flaps"], [data-part="board"] dd');
    await expect(figures.length).toBeGreaterThan(2);
    for (const figure of figures) {
      await expect(figure.getBoundingClientRect().right).toBeLessThan(board.getBoundingClientRect().right);
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    }
  },
};
export const ScoreSkeleton: Story = { args: { view: { kind: 'loading' } }, ...score };
export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(profileStates, {
  Ready,
  BonusMoney,
  AsideReading,
  AsideNotRead,
  Credit,
  NothingSaid,
  Agent,
  ChoosingPicture,
  Editing,
  EditErrors,
  NicknameRefused,
  Saving,
  Saved,
  NoWithdrawalPassword,
  Demo,
  Stale,
  Covered,
  NoClub,
  NoAgency,
  LongName,
  Launcher,
  LauncherDemo,
  LauncherChoosingPicture,
  LauncherLongName,
  LauncherSkeleton,
  Wallet,
  WalletRollover,
  WalletNotCopied,
  WalletDemo,
  WalletNotRead,
  WalletNoClub,
  WalletChoosingPicture,
  WalletLongName,
  WalletSkeleton,
  Score,
  ScoreRollover,
  ScoreCovered,
  ScoreDemo,
  ScoreNotRead,
  ScoreNoClub,
  ScoreChoosingPicture,
  ScoreEditing,
  ScoreLongName,
  ScoreSkeleton,
  Skeleton,
});
showsKind<ProfileEditing['kind']>({ editing: Editing, submitting: Saving, saved: Saved });
showsKind<Aside<unknown>['kind']>({ reading: AsideReading, notRead: AsideNotRead, known: Ready });
