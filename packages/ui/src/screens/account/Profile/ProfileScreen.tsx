import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import type { LanguageOption } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { useProblemText } from '../../useProblemText.ts';
import type { ProfileLinks, ProfileView } from './Profile.view.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileHub } from './ProfileHub.tsx';

export const profileStates = [
  'Ready',
  'NoWithdrawalPassword',
  'Demo',
  'Stale',
  'LongName',
  'LoggingOut',
  'Loading',
  'Failed',
  'SignedOut',
] as const;

export interface ProfileProps {
  readonly view: ProfileView;
  readonly links: ProfileLinks;
  readonly languages: readonly LanguageOption[];
  readonly language: string;
  readonly onLanguageChange: (value: string) => void;
  readonly onLogout: () => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

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
export function ProfileScreen(props: ProfileProps) {
  const { t } = useTranslation('account');
  return (
    <Root>
      <PageHeader title={t('title')} />
      <ProfileContent {...props} />
    </Root>
  );
}

function ProfileContent({ view, onRetry, onLogin, onRegister, ...hub }: ProfileProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  switch (view.kind) {
    case 'signedOut':
      return <SignedOut onLogin={onLogin} onRegister={onRegister} />;
    case 'loading':
      return (
        <SkeletonGroup label={t('loading')}>
          <Columns>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Columns>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState message={problemText(view.problem)} retry={{ label: tCommon('retry'), onRetry }} />
        </Card>
      );
    case 'ready':
      return (
        <Columns>
          <ProfileCard member={view.member} isStale={view.isStale} links={hub.links} />
          <ProfileHub {...hub} member={view.member} isLoggingOut={view.isLoggingOut} />
        </Columns>
      );
  }
}
