import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { vars } from '../../../theme/vars.ts';
import { AnnouncementCard } from '../parts/AnnouncementCard.tsx';
import { CenterPart } from './CenterPart.tsx';
import type { InformationCenterProps } from './InformationCenter.view.ts';

/** How many are shown here; the others are one press away. */
const mostShown = 3;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export interface AnnouncementsPartProps {
  readonly view: InformationCenterProps['announcements'];
}

/** What the house told everybody last. */
export function AnnouncementsPart({ view }: AnnouncementsPartProps) {
  const { t } = useTranslation('information-center');
  const { t: tControls } = useTranslation('controls');
  return (
    <CenterPart title={t('announcements.title')} href={to('/information-center/announcement')} view={view}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={tControls('noData')} as="h3" />
        ) : (
          <List>
            {items.slice(0, mostShown).map((item) => (
              <AnnouncementCard key={item.id} item={item} as="h3" />
            ))}
          </List>
        )
      }
    </CenterPart>
  );
}
