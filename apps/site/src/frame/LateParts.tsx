import { PageNotices } from '@fortuna/ui/components/PageNotices/PageNotices.tsx';
import { useEffect } from 'react';
import { ClosedNotice } from '../configuration/ClosedNotice.tsx';
import { ConfiguredSite } from '../configuration/ConfiguredSite.tsx';
import { FavouriteHearts } from '../routes/games/FavouriteHearts.tsx';
import { useRefreshOnReturn } from '../session/use-refresh-on-return.ts';
import { keepUpdated } from '../update/keep-updated.ts';
import { ClaimableCount } from './activities/ClaimableCount.tsx';
import { LateActivities } from './activities/LateActivities.tsx';
import { LateBanners } from './banners/LateBanners.tsx';
import { EntryAnnouncements } from './entry/EntryAnnouncements.tsx';
import { LateHome } from './home/LateHome.tsx';
import { LanguageWish } from './LanguageWish.tsx';
import { LevelUp } from './level-up/LevelUp.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What stands over every page and no first load need pay for: it comes when the first visit has settled. A chunk of its own. */
export default function LateParts() {
  useRefreshOnReturn();
  useEffect(keepUpdated, []);
  return (
    <>
      <ConfiguredSite />
      <LanguageWish />
      <EntryAnnouncements />
      <ClaimableCount />
      <LateActivities />
      <LevelUp />
      <FavouriteHearts />
      <LateBanners />
      <LateHome />
      <PageNotices>
        <ClosedNotice />
        <UpdateNotice />
        <OfflineNotice />
      </PageNotices>
    </>
  );
}
