import { AnnouncementsScreen } from '@fortuna/ui/screens/information/Announcements/AnnouncementsScreen.tsx';
import { definePage } from '../define-page.tsx';
import { useAnnouncements } from './use-announcements.ts';

function Announcements() {
  return <AnnouncementsScreen view={useAnnouncements().view} />;
}

export const page = definePage({ path: '/information-center/announcement' }, Announcements);
