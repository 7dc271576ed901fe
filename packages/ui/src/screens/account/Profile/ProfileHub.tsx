import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { HubList } from './HubList.tsx';

export interface ProfileHubProps {
  readonly member: Member;
  /** The button that installs the site. Left out where that leads nowhere. */
  readonly install: ReactNode;
  readonly onLogout: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  &[data-hub='index'] {
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${vars.space.s10};
    }
  }
`;

/** What is done right here, and the way out, after all others. */
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  /* In a row of its own, all of it. */
  &:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** Everything of the account's that has a page of its own, and what is changed right here. */
export function ProfileHub({ member, install, onLogout }: ProfileHubProps) {
  const { t } = useTranslation('account');
  const { t: tSite } = useTranslation('site');
  const { t: tFooter } = useTranslation('site-footer');
  const { helpHref, layout, switchedOff } = useBrand();
  const password = member.hasWithdrawalPassword ? (
    <Badge tone="success">{t('passwordSet')}</Badge>
  ) : (
    <Badge tone="warning" icon="plus">
      {t('passwordMissing')}
    </Badge>
  );
  return (
    <Root data-hub={layout.hub}>
      <HubList
        title={t('groups.money')}
        items={[
          { href: to('/rechargeRecord'), label: t('links.depositRecords'), icon: 'depositRecords' },
          { href: to('/withdrawalRecord'), label: t('links.withdrawalRecords'), icon: 'withdrawalRecords' },
          { href: to('/game-record'), label: t('links.betRecords'), icon: 'bets' },
          { href: to('/transactions'), label: t('links.transactions'), icon: 'list' },
          { href: to('/order-center'), label: t('links.orders'), icon: 'records' },
          { href: to('/gameInfo'), label: t('links.gameMoney'), icon: 'games' },
        ]}
      />
      <HubList
        title={t('groups.account')}
        items={[
          { href: to('/messages'), label: t('links.messages'), icon: 'mail' },
          { href: to('/information-center'), label: t('links.information'), icon: 'bell' },
          { href: to('/game', { favourites: '1' }), label: t('links.favourites'), icon: 'heart' },
          { href: to('/withdrawal-card'), label: t('links.bankAccounts'), icon: 'pix' },
          {
            href: to('/withdrawalPassword'),
            label: t('links.withdrawalPassword'),
            icon: 'lock',
            note: password,
          },
          { href: to('/security-center'), label: t('links.security'), icon: 'shield' },
        ]}
      />
      <HubList
        title={t('groups.rewards')}
        items={[
          { href: to('/promotion/activity'), label: tSite('nav.promotions'), icon: 'star' },
          ...(switchedOff.includes('vip')
            ? []
            : ([
                { href: to('/promotion/vip'), label: t('links.vip'), icon: 'vip' },
                { href: to('/promotion/rebates'), label: t('links.rebates'), icon: 'reload' },
                { href: to('/promotion/history'), label: t('links.vipHistory'), icon: 'clock' },
              ] as const)),
          { href: to('/promotion/cover'), label: t('links.covers'), icon: 'gift' },
          ...(switchedOff.includes('agency')
            ? []
            : [{ href: to('/agency-center'), label: t('links.agency'), icon: 'people' } as const]),
        ]}
      />
      <HubList
        title={t('groups.help')}
        items={[
          { href: to('/responsible-gaming'), label: t('links.responsibleGaming'), icon: 'responsible' },
          { href: to('/information-center/support'), label: t('links.support'), icon: 'support' },
          { href: helpHref ?? to('/faq'), label: t('links.faq'), icon: 'question' },
          { href: to('/fair-play'), label: t('links.fairPlay'), icon: 'check' },
          { href: to('/terms'), label: tFooter('terms'), icon: 'form' },
          { href: to('/privacy'), label: tFooter('privacy'), icon: 'eyeOff' },
        ]}
      />
      <Foot>
        {install}
        {/* Among stickers a framed button would be one more that calls. */}
        <Button
          isWide
          variant={layout.hub === 'stickers' ? 'quiet' : 'secondary'}
          icon={<Icon name="logout" size={20} />}
          onClick={onLogout}
        >
          {t('logout')}
        </Button>
      </Foot>
    </Root>
  );
}
