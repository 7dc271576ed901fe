import type { ReactNode } from 'react';
import type { UnreadCount } from '../../../components/CountBadge/count-badge-props.ts';
import type { ProfileContent } from './Profile.view.ts';
import type { ProfileCardProps } from './ProfileCard.tsx';
import type { ProfileDetailsProps } from './ProfileDetails.tsx';

export interface ProfileActs
  extends Pick<ProfileCardProps, 'pictures' | 'onTogglePictures'>,
    Omit<ProfileDetailsProps, keyof ProfileContent> {
  /** The button that installs the site. Left out where that leads nowhere. */
  readonly install?: ReactNode;
  /** What waits to be read; left out while it is not known. */
  readonly unread?: UnreadCount | undefined;
  /** Ends the session on this device. */
  readonly onLogout: () => void;
}

/** What each form of the page draws. */
export type ProfileFormProps = ProfileActs & ProfileContent;
