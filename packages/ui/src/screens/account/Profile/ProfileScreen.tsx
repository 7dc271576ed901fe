import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import type { ProfileContent } from './Profile.view.ts';
import { ProfileAgent } from './ProfileAgent.tsx';
import { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
import { ProfileDetails, type ProfileDetailsProps } from './ProfileDetails.tsx';
import { ProfileHub } from './ProfileHub.tsx';
import { ProfileWallet } from './ProfileWallet.tsx';

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
  'Skeleton',
] as const;

export interface ProfileScreenProps
  extends Pick<ProfileCardProps, 'pictures' | 'onTogglePictures'>,
    Omit<ProfileDetailsProps, keyof ProfileContent> {
  /** The member and what belongs to them; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<ProfileContent>;
  /** The button that installs the site. Left out where that leads nowhere. */
  readonly install?: ReactNode;
  /** Ends the session on this device. */
  readonly onLogout: () => void;
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
`;

/** The person and the wallet beside the ways on and the details: two columns, each without holes, whatever their heights are. */
const Columns = styled(Rows)`
  ${media.desktop} {
    &:is([data-hub='tiles'], [data-hub='index']) {
      grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
      > :nth-child(2) {
        grid-area: 1 / 2 / span 2;
      }
      > :nth-child(3) {
        grid-area: 2 / 1 / span 2;
      }
      > :nth-child(4) {
        grid-area: 3 / 2;
      }
    }
    /* A banner, the stickers below it, and two columns below them. */
    &[data-hub='stickers'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :nth-child(-n + 2) {
        grid-column: 1 / -1;
      }
    }
  }
  /* No boxes: the parts of a printed page, each under its rule. */
  &[data-hub='index'] {
    column-gap: ${vars.space.s10};
    [data-part='card'] {
      padding: ${vars.space.s4} 0;
      border-width: 3px 0 0;
      border-style: double;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    /* The page's head has a rule already. */
    > [data-part='card']:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

/** `/profile`: who the player is to the site, what they have, and the hub of their own pages. */
export function ProfileScreen({
  view,
  pictures,
  onTogglePictures,
  install,
  onLogout,
  ...details
}: ProfileScreenProps) {
  const { t } = useTranslation('account');
  const { layout, switchedOff } = useBrand();
  const { hub } = layout;
  const bones = (
    <Columns data-hub={hub}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Columns>
  );
  return (
    <MemberPage part="profile-screen" title={t('title')} view={view} skeleton={bones}>
      {({ member, isStale, picture, tied, turnover, editing, hereSince }) => (
        <Columns data-hub={hub}>
          <ProfileCard
            member={member}
            isStale={isStale}
            picture={picture}
            pictures={pictures}
            onTogglePictures={onTogglePictures}
          />
          <ProfileHub member={member} install={install} onLogout={onLogout} />
          <Rows>
            <ProfileWallet member={member} tied={tied} turnover={turnover} />
            {!switchedOff.includes('agency') && <ProfileAgent member={member} />}
          </Rows>
          <ProfileDetails {...details} member={member} editing={editing} hereSince={hereSince} />
        </Columns>
      )}
    </MemberPage>
  );
}
