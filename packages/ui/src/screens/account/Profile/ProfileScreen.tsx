import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import type { ProfileContent } from './Profile.view.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileHub } from './ProfileHub.tsx';

export const profileStates = [
  'Ready',
  'NoWithdrawalPassword',
  'Demo',
  'Stale',
  'LongName',
  'Skeleton',
] as const;

export interface ProfileScreenProps {
  readonly view: PageView<ProfileContent>;
  readonly onLogout: () => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

/** `/profile`: the hub of a member's own pages. */
export function ProfileScreen({ view, onLogout }: ProfileScreenProps) {
  const { t } = useTranslation('account');
  return (
    <MemberPage
      title={t('title')}
      view={view}
      skeleton={
        <Columns>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Columns>
      }
    >
      {({ member, isStale }) => (
        <Columns>
          <ProfileCard member={member} isStale={isStale} />
          <ProfileHub member={member} onLogout={onLogout} />
        </Columns>
      )}
    </MemberPage>
  );
}
