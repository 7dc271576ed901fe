import type { ReactNode } from 'react';
import { mareMark } from '../brands/mare/mark.ts';
import { SiteFrame, type SiteFrameProps } from '../screens/shell/SiteFrame/SiteFrame.tsx';

const noop = () => undefined;

/** The frame as a member of the demonstration site sees it: for stories that show a whole page. */
export const sampleFrame: Omit<SiteFrameProps, 'children'> = {
  view: { kind: 'member', wallet: { kind: 'ready', balance: 128_450, isStale: false } },
  brand: { name: 'maré', mark: mareMark },
  links: {
    home: '/',
    games: '/game',
    deposit: '/recharge',
    records: '/rechargeRecord',
    profile: '/profile',
    login: '/login',
    register: '/login?mode=register',
    terms: '/terms',
    privacy: '/privacy',
    responsibleGaming: '/responsible-gaming',
    faq: '/faq',
    gameType: (type) => `/game?type=${type}`,
  },
  current: 'home',
  languages: [
    { value: 'pt', name: 'Português', tag: 'pt-BR' },
    { value: 'en', name: 'English', tag: 'en' },
  ],
  language: 'pt',
  onLanguageChange: noop,
  isBalanceHidden: false,
  onToggleBalance: noop,
  isDemoSite: true,
};

export interface InFrameProps extends Partial<SiteFrameProps> {
  readonly children: ReactNode;
}

/** A screen in the frame it is seen in. */
export function InFrame({ children, ...overrides }: InFrameProps) {
  return (
    <SiteFrame {...sampleFrame} {...overrides}>
      {children}
    </SiteFrame>
  );
}
