import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { InviteCard } from '../../../components/InviteCard/InviteCard.tsx';
import { InvitePicture, type InvitePictureProps } from '../../../components/InvitePicture/InvitePicture.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { usePatience } from '../../page/waiting/usePatience.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { AgencyPage } from '../parts/AgencyPage.tsx';
import { BothGet } from './BothGet.tsx';
import type { InviteContent } from './Invite.view.ts';

export const inviteStates = [
  'Ready',
  'NobodyYet',
  'TotalsFailed',
  'OffersFailed',
  'NoOffers',
  'Reading',
  'LongCode',
] as const;

export interface InviteScreenProps extends Pick<InvitePictureProps, 'onSave'> {
  /** Code, link and what they have brought; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<InviteContent>;
  /** Puts the text on the clipboard; rejects where that is not allowed. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Passes the invitation on with these words, by the system's own sheet or by ours. */
  readonly onShare: (text: string) => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
    gap: ${vars.space.s8};
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

/** `/agency-center/invite`: code, link, picture to scan, a card to pass on, and what both get. */
export function InviteScreen({ view, onCopy, onShare, onSave }: InviteScreenProps) {
  const { t } = useTranslation('agency');
  const { t: tControls } = useTranslation('controls');
  const { t: tCommon } = useTranslation('common');
  const { title: brand } = useBrand();
  const language = useSiteLanguage();
  return (
    <AgencyPage place="invite" title={t('invite.title')} lead={t('invite.lead')}>
      <PageState
        view={view}
        skeleton={
          <Columns>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Columns>
        }
      >
        {({ member, link, totals, offers }) => {
          const rule = offers.kind === 'ready' ? offers.content.inviter : null;
          const reward = rule?.maxReward ?? null;
          return (
            <Columns>
              <InviteCard
                view={{
                  kind: 'ready',
                  inviteCode: member.inviteCode,
                  link,
                  invitations: invitationsOf(totals),
                }}
                reward={reward}
                language={language}
                words={{
                  ...t('invite.card', { returnObjects: true }),
                  title: t(reward === null ? 'invite.card.noReward' : 'invite.card.reward'),
                  text:
                    rule !== null && rule.min !== null
                      ? t('invite.card.text', { required: formatMoney(rule.min, language) })
                      : t('invite.card.textPlain'),
                  retry: tCommon('retry'),
                }}
                copy={{
                  copyLabel: tControls('copy'),
                  copiedLabel: tControls('copied'),
                  failedLabel: t('invite.card.copyFailed'),
                  onCopy,
                }}
                onShare={() => onShare(t('invite.share.text', { brand, code: member.inviteCode }))}
                onRetry={() => undefined}
              />
              <InvitePicture
                seed={member.id}
                inviteCode={member.inviteCode}
                link={link}
                words={{
                  ...t('invite.picture', { returnObjects: true }),
                  alt: t('invite.picture.alt', { code: member.inviteCode }),
                }}
                onSave={onSave}
              />
              <TotalsNews totals={totals} />
              <BothGet offers={offers} />
            </Columns>
          );
        }}
      </PageState>
    </AgencyPage>
  );
}

/** Where the figures of the card do not come, or not in time, it is said below. */
function TotalsNews({ totals }: Pick<InviteContent, 'totals'>) {
  const { shown, isSlow, onStop } = usePatience(totals);
  if (isSlow) return <SlowNotice what="loading" onStop={onStop} />;
  return (
    shown.kind === 'failed' && (
      <PageState view={shown} skeleton={null}>
        {() => null}
      </PageState>
    )
  );
}

function invitationsOf(totals: InviteContent['totals']) {
  if (totals.kind === 'ready') return totals.content;
  return totals.kind === 'loading' ? 'loading' : null;
}
