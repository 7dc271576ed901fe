import type { Invitation, InvitationPage } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { type RecordItem, RecordList } from '../../../components/RecordList/RecordList.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { PagedRecords } from '../../records/RecordsScreen/PagedRecords.tsx';
import type { RecordsProps } from '../../records/RecordsScreen/RecordsScreen.view.ts';
import { RecordsSkeleton } from '../../records/RecordsScreen/RecordsSkeleton.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { AgencyPage } from '../parts/AgencyPage.tsx';
import { useClaimHref } from '../parts/use-claim-href.ts';
import { Funnel } from './Funnel.tsx';
import { type InvitationFilter, InvitationFilters } from './InvitationFilters.tsx';

export const invitationRecordStates = [
  'Invited',
  'Refreshing',
  'Narrowed',
  'Empty',
  'NobodyYet',
  'Huge',
  'LongNames',
] as const;

export type InvitationRecordProps = RecordsProps<InvitationFilter, InvitationPage>;

const stateTones: Readonly<Record<Invitation['state'], BadgeTone>> = {
  registered: 'neutral',
  deposited: 'info',
  active: 'success',
};

/** `/agency-center/invitation-record`: who came, when, how far they got, and the reward for it. */
export function InvitationRecordScreen({ view, filter, onFilter, onPage }: InvitationRecordProps) {
  const { t } = useTranslation('agency');
  const language = useSiteLanguage();
  const claimHref = useClaimHref();

  function toRecord(invitation: Invitation): RecordItem {
    const { memberId, name, totalDeposits, isClaimed, isQualified, state, registeredAt } = invitation;
    return {
      id: String(memberId),
      title: <bdi>{name}</bdi>,
      sub: [t('invited.uid', { id: memberId })],
      facts: {
        date: formatDateTime(registeredAt, language),
        reward: t(`invited.reward.${isClaimed ? 'claimed' : isQualified ? 'open' : 'none'}`),
      },
      status: { tone: stateTones[state], label: t(`invited.states.${state}`) },
      amount: formatMoney(totalDeposits, language),
      href: isQualified && !isClaimed ? claimHref : undefined,
    };
  }

  const title = t('invited.title');
  const isSignedOut = view.kind === 'signedOut';
  return (
    <AgencyPage place="records" isInviting={!isSignedOut} title={title} lead={t('invited.lead')}>
      {view.kind === 'ready' && <Funnel {...view.content} />}
      {!isSignedOut && <InvitationFilters filter={filter} onChange={onFilter} />}
      <PageState view={view} skeleton={<RecordsSkeleton />}>
        {(page) => (
          <PagedRecords
            page={page}
            isRefreshing={view.kind === 'ready' && view.isRefreshing}
            emptyAction={
              <ButtonLink href={to('/agency-center/invite')}>{t('invited.emptyAction')}</ButtonLink>
            }
            filter={filter}
            onFilter={onFilter}
            onPage={onPage}
          >
            <RecordList
              label={title}
              heads={{
                title: t('invited.heads.member'),
                facts: [
                  { id: 'date', label: t('invited.heads.date') },
                  { id: 'reward', label: t('invited.heads.reward') },
                ],
                status: t('invited.heads.state'),
                amount: t('invited.heads.deposits'),
              }}
              records={page.items.map(toRecord)}
            />
          </PagedRecords>
        )}
      </PageState>
    </AgencyPage>
  );
}
