import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../icons/icon-names.ts';
import { useBrand } from '../../../theme/brand-context.ts';

/** Everything of the account's that has a page of its own. */
const names = [
  'depositRecords',
  'withdrawalRecords',
  'betRecords',
  'transactions',
  'orders',
  'gameMoney',
  'messages',
  'information',
  'favourites',
  'bankAccounts',
  'withdrawalPassword',
  'security',
  'promotions',
  'vip',
  'rebates',
  'vipHistory',
  'covers',
  'agency',
  'responsibleGaming',
  'support',
  'faq',
  'fairPlay',
  'terms',
  'privacy',
] as const;
export type HubWayName = (typeof names)[number];

export const hubGroupNames = ['money', 'account', 'rewards', 'help'] as const;

/** All of them, six in each group, so that rows of two, three and six columns are full. */
export const hubGroups = {
  money: ['depositRecords', 'withdrawalRecords', 'betRecords', 'transactions', 'orders', 'gameMoney'],
  account: ['messages', 'information', 'favourites', 'bankAccounts', 'withdrawalPassword', 'security'],
  rewards: ['promotions', 'vip', 'rebates', 'vipHistory', 'covers', 'agency'],
  help: ['responsibleGaming', 'support', 'faq', 'fairPlay', 'terms', 'privacy'],
} as const satisfies Readonly<Record<(typeof hubGroupNames)[number], readonly HubWayName[]>>;

export interface HubWay {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** How what is behind it stands, where that is known. */
  readonly state?: { readonly isSet: boolean; readonly words: string };
}

export interface NamedWay extends HubWay {
  readonly name: HubWayName;
}

/** The ways on from the member's own page, in groups of whatever kind; those that the brand does without are left out. */
export function useHubWays({
  hasWithdrawalPassword,
}: Member): (group: readonly HubWayName[]) => readonly NamedWay[] {
  const { t } = useTranslation('account');
  const { t: tSite } = useTranslation('site');
  const { t: tFooter } = useTranslation('site-footer');
  const { helpHref, switchedOff } = useBrand();
  const ways: Readonly<Record<HubWayName, HubWay>> = {
    depositRecords: { href: to('/rechargeRecord'), label: t('links.depositRecords'), icon: 'depositRecords' },
    withdrawalRecords: {
      href: to('/withdrawalRecord'),
      label: t('links.withdrawalRecords'),
      icon: 'withdrawalRecords',
    },
    betRecords: { href: to('/game-record'), label: t('links.betRecords'), icon: 'bets' },
    transactions: { href: to('/transactions'), label: t('links.transactions'), icon: 'list' },
    orders: { href: to('/order-center'), label: t('links.orders'), icon: 'records' },
    gameMoney: { href: to('/gameInfo'), label: t('links.gameMoney'), icon: 'games' },
    messages: { href: to('/messages'), label: t('links.messages'), icon: 'mail' },
    information: { href: to('/information-center'), label: t('links.information'), icon: 'bell' },
    favourites: { href: to('/game', { favourites: '1' }), label: t('links.favourites'), icon: 'heart' },
    bankAccounts: { href: to('/withdrawal-card'), label: t('links.bankAccounts'), icon: 'pix' },
    withdrawalPassword: {
      href: to('/withdrawalPassword'),
      label: t('links.withdrawalPassword'),
      icon: 'lock',
      state: {
        isSet: hasWithdrawalPassword,
        words: t(hasWithdrawalPassword ? 'passwordSet' : 'passwordMissing'),
      },
    },
    security: { href: to('/security-center'), label: t('links.security'), icon: 'shield' },
    promotions: { href: to('/promotion/activity'), label: tSite('nav.promotions'), icon: 'star' },
    vip: { href: to('/promotion/vip'), label: t('links.vip'), icon: 'vip' },
    rebates: { href: to('/promotion/rebates'), label: t('links.rebates'), icon: 'reload' },
    vipHistory: { href: to('/promotion/history'), label: t('links.vipHistory'), icon: 'clock' },
    covers: { href: to('/promotion/cover'), label: t('links.covers'), icon: 'gift' },
    agency: { href: to('/agency-center'), label: t('links.agency'), icon: 'people' },
    responsibleGaming: {
      href: to('/responsible-gaming'),
      label: t('links.responsibleGaming'),
      icon: 'responsible',
    },
    support: { href: to('/information-center/support'), label: t('links.support'), icon: 'support' },
    faq: { href: helpHref ?? to('/faq'), label: t('links.faq'), icon: 'question' },
    fairPlay: { href: to('/fair-play'), label: t('links.fairPlay'), icon: 'check' },
    terms: { href: to('/terms'), label: tFooter('terms'), icon: 'form' },
    privacy: { href: to('/privacy'), label: tFooter('privacy'), icon: 'eyeOff' },
  };
  const isThere: Partial<Record<HubWayName, boolean>> = {
    vip: !switchedOff.includes('vip'),
    rebates: !switchedOff.includes('vip'),
    vipHistory: !switchedOff.includes('vip'),
    agency: !switchedOff.includes('agency'),
  };
  return (group) => group.filter((name) => isThere[name] ?? true).map((name) => ({ name, ...ways[name] }));
}
