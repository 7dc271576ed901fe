import { formatMoney } from '@fortuna/domain/money.ts';
import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defaultBrand as brand } from '../../brands/default-brand.ts';
import { inLayout } from '../../story/in-layout.tsx';
import { ofItsBrand } from '../../story/of-its-brand.tsx';
import { followsSample, useStorySample } from '../../story/sample.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { brokenTexts } from '../../story/whole-text.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { BalancePill, type BalancePillProps } from '../BalancePill/BalancePill.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { IconLink } from '../IconButton/IconButton.tsx';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar, topBarStates } from './TopBar.tsx';
import type { TopBarProps } from './top-bar-props.ts';

const guestsDoors = (
  <>
    <ButtonLink href="#entrar" size="sm">
      Entrar
    </ButtonLink>
    <ButtonLink href="#criar" size="sm" variant="primary">
      Criar conta
    </ButtonLink>
  </>
);

const purse: BalancePillProps = {
  balance: { kind: 'ready', amount: formatMoney(sampleMember.balance, 'pt'), isStale: false },
  isHidden: false,
  onToggleHidden: () => undefined,
  depositHref: '#depositar',
  words: {
    balance: 'Saldo',
    show: 'Mostrar saldo',
    hide: 'Ocultar saldo',
    hidden: 'Saldo oculto',
    stale: 'pode estar desatualizado',
    retry: 'Tentar de novo',
    failed: 'Saldo indisponível',
    loading: 'Carregando o saldo',
    deposit: 'Depositar',
  },
};

/** Covered where the toolbar covers balances. */
function Purse() {
  return <BalancePill {...purse} isHidden={useStorySample().money?.isHidden ?? false} />;
}
const membersPurse = <Purse />;

const languages = [
  { value: 'pt', name: 'Português', tag: 'pt-BR' },
  { value: 'en', name: 'English', tag: 'en' },
];

const meta = {
  title: 'Frame/TopBar',
  tags: ['brands'],
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<TopBarProps>((sample, { account }) => {
      if (account === null || sample.session === null) return {};
      const isMember = sample.session === 'member';
      return { isCrowded: isMember, account: isMember ? membersPurse : guestsDoors };
    }),
  },
  decorators: [
    ofItsBrand<TopBarProps>(({ name, mark }, { homeLabel }) => ({
      homeLabel: homeLabel.replace(brand.name, name),
      logo: <Logo name={name} mark={mark} />,
    })),
  ],
  args: {
    homeHref: '/',
    homeLabel: `${brand.name}, página inicial`,
    logo: <Logo name={brand.name} mark={brand.mark} />,
    account: guestsDoors,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { args: { isCrowded: true, account: membersPurse } };
/** The narrowest phone, a member with money, and something new to read. */
export const Unread: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: {
    isCrowded: true,
    account: (
      <>
        {membersPurse}
        <IconLink icon="bell" label="Avisos" href="#avisos" badge={{ count: 120, label: '120 não lidos' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Avisos, 120 não lidos' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const SessionUnknown: Story = { args: { account: null } };

/** The brand's own sign beside a name that has no room. */
function LongLogo() {
  return <Logo name="Cassino da Enseada Azul" mark={useBrand().mark} />;
}

/** A long name gives way as a whole and leaves its sign; the words of the ways in stay whole. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone360' } },
  render: (args) => <TopBar {...args} logo={<LongLogo />} />,
  play: async ({ canvas }) => {
    const account = (await canvas.findByText('Criar conta')).closest('[data-part="account"]');
    await expect(account && brokenTexts(account)).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A capsule over the page, which no brand on the toolbar has. */
const capsule = { decorators: [inLayout({ header: 'capsule' })] } satisfies Story;
export const Capsule: Story = { ...capsule };
export const CapsuleMember: Story = { ...Member, ...capsule };
export const CapsuleUnread: Story = { ...Unread, ...capsule };
export const CapsuleSessionUnknown: Story = { ...SessionUnknown, ...capsule };
export const CapsuleLongText: Story = { ...LongText, ...capsule };

/** An end piece that leans, which none of them has either. */
const slant = { decorators: [inLayout({ header: 'slant' })] } satisfies Story;
export const Slant: Story = { ...slant };
export const SlantMember: Story = { ...Member, ...slant };
export const SlantUnread: Story = { ...Unread, ...slant };
export const SlantSessionUnknown: Story = { ...SessionUnknown, ...slant };
export const SlantLongText: Story = { ...LongText, ...slant };

/** All of the accent, with the logo in a pennant, which none of them has. */
const flag = { decorators: [inLayout({ header: 'flag' })] } satisfies Story;
export const Flag: Story = {
  ...flag,
  args: {
    tools: <LanguagePicker label="Idioma" options={languages} value="pt" onChange={() => undefined} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: /página inicial/ });
    const tools = canvas.getByRole('combobox');
    await expect(home.getBoundingClientRect().right).toBeLessThan(tools.getBoundingClientRect().left);
  },
};
export const FlagMember: Story = { ...Member, ...flag };
export const FlagUnread: Story = { ...Unread, ...flag };
export const FlagSessionUnknown: Story = { ...SessionUnknown, ...flag };
export const FlagLongText: Story = { ...LongText, ...flag };
/** Where there is room for it, the long name is whole before the ways in and the language. */
export const FlagLongName: Story = {
  ...Flag,
  render: (args) => (
    <TopBar {...args} homeLabel="Cassino da Enseada Azul, página inicial" logo={<LongLogo />} />
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Cassino da Enseada Azul');
    await expect(brokenTexts(name)).toEqual([]);
  },
};

showsEvery(topBarStates, { Guest, Member, Unread, SessionUnknown, LongText });
