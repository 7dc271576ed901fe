import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { media } from '../../../theme/media.ts';
import { ActionBar } from '../../page/ActionBar.ts';
import { Page, type PageProps } from '../../page/Page/Page.tsx';
import { AgencyNav } from './AgencyNav.tsx';
import { type AgencyPlace, agencyPaths } from './agency-places.ts';

export interface AgencyPageProps extends Pick<PageProps, 'title' | 'lead' | 'children'> {
  readonly place: AgencyPlace;
  /** Where one only reads, what an agent does next is to invite: the page's own action. Off by default. */
  readonly isInviting?: boolean;
}

const AtHead = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

/** Beside a phone's title there is no room for it. */
const InThumbsReach = styled(ActionBar)`
  ${media.desktop} {
    display: none;
  }
`;

/** A page of the agency centre: its head, the way back to the centre, and the ways to the other pages. */
export function AgencyPage({ place, isInviting = false, title, lead, children }: AgencyPageProps) {
  const { t } = useTranslation('agency');
  const invite = (
    <ButtonLink href={to(agencyPaths.invite)} variant="primary" isWide>
      {t('nav.invite')}
    </ButtonLink>
  );
  return (
    <Page
      part={`agency-${place}`}
      title={title}
      lead={lead}
      back={{ href: to('/agency-center'), label: t('back') }}
      action={isInviting && <AtHead>{invite}</AtHead>}
    >
      <AgencyNav current={place} />
      {children}
      {isInviting && <InThumbsReach>{invite}</InThumbsReach>}
    </Page>
  );
}
