import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Page, type PageProps } from '../../page/Page/Page.tsx';
import { AgencyNav } from './AgencyNav.tsx';
import type { AgencyPlace } from './agency-places.ts';

export interface AgencyPageProps extends Pick<PageProps, 'title' | 'lead' | 'children'> {
  readonly place: AgencyPlace;
}

/** A page of the agency centre: its head, the way back to the centre, and the ways to the other pages. */
export function AgencyPage({ place, title, lead, children }: AgencyPageProps) {
  const { t } = useTranslation('agency');
  return (
    <Page
      part={`agency-${place}`}
      title={title}
      lead={lead}
      back={{ href: to('/agency-center'), label: t('back') }}
    >
      <AgencyNav current={place} />
      {children}
    </Page>
  );
}
