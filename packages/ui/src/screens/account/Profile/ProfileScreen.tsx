import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { isPlain } from '../parts/plain-hub.ts';
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
  'Wallet',
  'WalletRollover',
  'WalletNotCopied',
  'WalletDemo',
  'WalletNotRead',
  'WalletNoClub',
  'WalletChoosingPicture',
  'WalletLongName',
  'WalletSkeleton',
  'Score',
  'ScoreRollover',
  'ScoreCovered',
  'ScoreDemo',
  'ScoreNotRead',
  'ScoreNoClub',
  'ScoreChoosingPicture',
  'ScoreEditing',
  'ScoreLongName',
  'ScoreSkeleton',
  'Skeleton',
] as const;

export interface ProfileScreenProps extends ProfileActs {
  /** The member and what belongs to them; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ProfileContent>;
}

/** The forms that are chunks of their own; those that come with the page stand in for one that does not come. */
const forms = {
  launcher: {
    Profile: lazyPart<ProfileFormProps>(
      async () => (await import('./LauncherProfile.tsx')).LauncherProfile,
      PlainProfile,
    ),
    Bones: lazyPart(async () => (await import('./LauncherProfile.tsx')).LauncherBones, PlainBones),
  },
  wallet: {
    Profile: lazyPart<ProfileFormProps>(
      async () => (await import('./WalletProfile.tsx')).WalletProfile,
      PlainProfile,
    ),
    Bones: lazyPart(async () => (await import('./WalletProfile.tsx')).WalletBones, PlainBones),
  },
  score: {
    Profile: lazyPart<ProfileFormProps>(
      async () => (await import('./ScoreProfile.tsx')).ScoreProfile,
      PlainProfile,
    ),
    Bones: lazyPart(async () => (await import('./ScoreProfile.tsx')).ScoreBones, PlainBones),
  },
} as const;

/** `/profile`: who the player is to the site, what they have, and the hub of their own pages. */
export function ProfileScreen({ view, ...acts }: ProfileScreenProps) {
  const { t } = useTranslation('account');
  const { hub } = useBrand().layout;
  if (isPlain(hub)) {
    return (
      <MemberPage part="profile-screen" title={t('title')} view={view} skeleton={<PlainBones look={hub} />}>
        {(content) => <PlainProfile look={hub} {...acts} {...content} />}
      </MemberPage>
    );
  }
  const { Profile, Bones } = forms[hub];
  const bones = (
    <Suspense fallback={<PlainBones />}>
      <Bones />
    </Suspense>
  );
  return (
    <MemberPage part="profile-screen" title={t('title')} view={view} skeleton={bones}>
      {(content) => (
        <Suspense fallback={bones}>
          <Profile {...acts} {...content} />
        </Suspense>
      )}
    </MemberPage>
  );
}
