import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { AnnouncementCard, type ReadableAnnouncement } from '../parts/AnnouncementCard.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const announcementsStates = ['Several', 'LongText', 'Empty', 'Failed', 'Skeleton'] as const;

export interface AnnouncementsScreenProps {
  /** Newest first. */
  readonly view: Loadable<readonly ReadableAnnouncement[]>;
}

const rows = ['1', '2', '3'] as const;

/** The page `/information-center/announcement`: what the house tells everybody, each with its own address (requirement ADD-03). */
export function AnnouncementsScreen({ view }: AnnouncementsScreenProps) {
  const { t: tEntry } = useTranslation('information-entry');
  const { t: tCenter } = useTranslation('information-center');
  const { t } = useTranslation('controls');
  return (
    <MemberPage
      part="announcements-screen"
      width="contents"
      title={tEntry('page.title')}
      lead={tEntry('page.lead')}
      back={{ href: to('/information-center'), label: tCenter('back') }}
      view={view}
      skeleton={rows.map((row) => <Skeleton key={row} shape="block" />)}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={t('noData')} image={<EmptyArt kind="noRecords" />} />
        ) : (
          items.map((item) => <AnnouncementCard key={item.id} item={item} />)
        )
      }
    </MemberPage>
  );
}
