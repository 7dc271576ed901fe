import type { CommissionPage } from '@fortuna/domain/model/agency.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
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
  /** The agent's figures; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<AgencyCenterContent>;
}

/** The card and the ways, as high as they come. */
const Bones = styled.div`
  display: grid;
  gap: ${vars.space.s5};
  > [data-shape='block'] {
    height: 44rem;
    ${media.wide} {
      height: 38rem;
    }
    ${media.desktop} {
      height: 29rem;
    }
  }
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
