import type { CommissionPage } from '@fortuna/domain/model/agency.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { RecordsSummary } from '../../records/RecordsScreen/RecordsSummary.tsx';
import { WalletAmount } from '../../WalletAmount.tsx';
import { AgentCard } from '../parts/AgentCard.tsx';
import { AgencyWays } from './AgencyWays.tsx';

export const agencyCenterStates = ['Agent', 'Gold', 'NotAgent', 'Invited', 'Huge', 'LongText'] as const;

export interface AgencyCenterContent {
  readonly member: Pick<Member, 'id' | 'inviterId'>;
  readonly standing: Pick<CommissionPage, 'agent' | 'settledSum' | 'pendingSum'>;
}

export interface AgencyCenterScreenProps {
  readonly view: PageView<AgencyCenterContent>;
}

const Bones = styled.div`
  display: grid;
  gap: ${vars.space.s5};
`;

/** `/agency-center`: where the member stands as an agent, what it has brought, and the centre's pages. */
export function AgencyCenterScreen({ view }: AgencyCenterScreenProps) {
  const { t } = useTranslation('agency');
  return (
    <MemberPage
      part="agency-center"
      title={t('center.title')}
      lead={t('center.lead')}
      back={{ href: to('/profile'), label: t('center.back') }}
      action={
        view.kind !== 'signedOut' && (
          <ButtonLink href={to('/agency-center/invite')} variant="primary">
            {t('standing.start')}
          </ButtonLink>
        )
      }
      view={view}
      skeleton={
        <Bones>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Bones>
      }
    >
      {({ member, standing: { agent, settledSum, pendingSum } }) => (
        <>
          <AgentCard member={member} agent={agent} />
          {(agent !== null || settledSum > 0) && (
            <RecordsSummary
              items={[
                { id: 'pending', label: t('center.pending'), value: <WalletAmount amount={pendingSum} /> },
                {
                  id: 'settled',
                  label: t('center.settled'),
                  value: <WalletAmount amount={settledSum} />,
                  isWin: settledSum > 0,
                },
              ]}
            />
          )}
          <AgencyWays seed={member.id} />
        </>
      )}
    </MemberPage>
  );
}
