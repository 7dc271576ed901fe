import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { PlainBones, PlainProfile } from './PlainProfile.tsx';
import type { ProfileContent } from './Profile.view.ts';
import type { ProfileActs, ProfileFormProps } from './profile-form.ts';

export const profileStates = [
  'Ready',
  'BonusMoney',
  'AsideReading',
  'AsideNotRead',
  'Credit',
  'NothingSaid',
  'Agent',
  'ChoosingPicture',
  'Editing',
  'EditErrors',
  'NicknameRefused',
  'Saving',
  'Saved',
  'NoWithdrawalPassword',
  'Demo',
  'Stale',
  'Covered',
  'NoClub',
  'NoAgency',
  'LongName',
  'Launcher',
  'LauncherDemo',
  'LauncherChoosingPicture',
  'LauncherLongName',
  'LauncherSkeleton',
  'Skeleton',
] as const;

export interface ProfileScreenProps extends ProfileActs {
  /** The member and what belongs to them; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ProfileContent>;
}

const LauncherProfile = lazyPart<ProfileFormProps>(
  async () => (await import('./LauncherProfile.tsx')).LauncherProfile,
  PlainProfile,
);
const LauncherBones = lazyPart(async () => (await import('./LauncherProfile.tsx')).LauncherBones, PlainBones);

/** `/profile`: who the player is to the site, what they have, and the hub of their own pages. */
export function ProfileScreen({ view, ...acts }: ProfileScreenProps) {
  const { t } = useTranslation('account');
  const { hub } = useBrand().layout;
  const bones =
    hub === 'launcher' ? (
      <Suspense fallback={<PlainBones />}>
        <LauncherBones />
      </Suspense>
    ) : (
      <PlainBones look={hub} />
    );
  return (
    <MemberPage part="profile-screen" title={t('title')} view={view} skeleton={bones}>
      {(content): ReactElement =>
        hub === 'launcher' ? (
          <Suspense fallback={bones}>
            <LauncherProfile {...acts} {...content} />
          </Suspense>
        ) : (
          <PlainProfile look={hub} {...acts} {...content} />
        )
      }
    </MemberPage>
  );
}
