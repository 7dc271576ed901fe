import { AnnouncementScreen } from '@fortuna/ui/screens/information/Announcement/AnnouncementScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../define-page.tsx';
import { useAnnouncements } from './use-announcements.ts';

function Announcement() {
  const [params] = useSearchParams();
  const { view, markRead } = useAnnouncements();
  const content = mapLoadable(view, (all) => {
    const item = all.find(({ id }) => String(id) === params.get('id')) ?? null;
    return { item, others: all.filter((other) => other !== item) };
  });
  const shown = content.kind === 'ready' ? (content.content.item?.id ?? null) : null;
  const read = useEffectEvent((id: number) => markRead([id]));
  useEffect(() => {
    if (shown !== null) read(shown);
  }, [shown]);
  return <AnnouncementScreen view={content} />;
}

export const page = definePage({ path: '/information-center/announcement/detail' }, Announcement);
