import { to } from '@fortuna/domain/site-map.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { unbroken } from '../../page/unbroken.ts';
import { isPlain, type PlainHub } from '../parts/plain-hub.ts';
import { SecurityList } from '../parts/SecurityList.tsx';
import type { SecurityCenterContent } from './SecurityCenter.view.ts';
import { SecuritySummary } from './SecuritySummary.tsx';
import { SecurityTips } from './SecurityTips.tsx';

export const securityCenterStates = [
  'AllSet',
  'NothingSet',
  'LastOpened',
  'Demo',
  'LongText',
  'Launcher',
  'LauncherNothingSet',
  'LauncherLongText',
  'Wallet',
  'WalletAllSet',
  'WalletLongText',
  'WalletOnAPhone',
  'Score',
  'ScoreAllSet',
  'ScoreNothingSet',
  'ScoreLongText',
] as const;

export interface SecurityCenterScreenProps {
  /** What is protected and what is not yet; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<SecurityCenterContent>;
}

/** From desktops up: what sums up lies over the list and what stands beside it. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    > :first-child {
      grid-column: 1 / -1;
    }
    /* A tall cell, and two at its side that come to its height. */
    &[data-hub='tiles'] {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 2fr);
      > :first-child {
        grid-area: 1 / 1 / span 2;
      }
    }
  }
  ${media.roomy} {
    /* The list beside its sum and as high, and notes below both. */
    &[data-hub='index'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      > :first-child {
        grid-column: auto;
      }
      > [data-part='link-list'] {
        grid-template-rows: auto 1fr;
        > ul,
        li {
          display: grid;
          grid-auto-rows: 1fr;
        }
      }
      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`;

interface PlainSecurityProps extends SecurityCenterContent {
  readonly look?: PlainHub;
}

/** In one of the forms that come with the page; the default brand's stands in for one that does not come. */
function PlainSecurity({ member, lastOpened, look = 'tiles' }: PlainSecurityProps) {
  const { t } = useTranslation('account-security');
  return (
    <Parts data-hub={member.isDemo ? undefined : look}>
      {member.isDemo ? (
        <Notice title={t('demo.title')}>{unbroken(t('demo.text'))}</Notice>
      ) : (
        <SecuritySummary look={look} member={member} />
      )}
      <SecurityList member={member} lastOpened={lastOpened} />
      <SecurityTips />
    </Parts>
  );
}

/** The forms that are chunks of their own. */
const forms = {
  launcher: lazyPart<SecurityCenterContent>(
    async () => (await import('./LauncherSecurity.tsx')).LauncherSecurity,
    PlainSecurity,
  ),
  wallet: lazyPart<SecurityCenterContent>(
    async () => (await import('./WalletSecurity.tsx')).WalletSecurity,
    PlainSecurity,
  ),
  score: lazyPart<SecurityCenterContent>(
    async () => (await import('./ScoreSecurity.tsx')).ScoreSecurity,
    PlainSecurity,
  ),
} as const;

/** `/security-center`: what protects the account, what is set and what is not, and with it what else keeps others out. */
export function SecurityCenterScreen({ view }: SecurityCenterScreenProps) {
  const { t } = useTranslation('account-security');
  const { hub } = useBrand().layout;
  const bones = (
    <Parts>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Parts>
  );
  return (
    <MemberPage
      part="security-center"
      title={t('title')}
      lead={t('lead')}
      back={{ href: to('/profile'), label: t('back.profile') }}
      view={view}
      skeleton={bones}
    >
      {(content) => {
        if (isPlain(hub)) return <PlainSecurity look={hub} {...content} />;
        // There is no sum of what is nobody's own.
        if (content.member.isDemo) return <PlainSecurity {...content} />;
        const Form = forms[hub];
        return (
          <Suspense fallback={bones}>
            <Form {...content} />
          </Suspense>
        );
      }}
    </MemberPage>
  );
}
