import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { narrowColumn } from '../../page/Page/page-columns.ts';
import { BesideSecurityList } from './BesideSecurityList.tsx';
import { DemoAccount, NoLoginPassword } from './CannotChange.tsx';
import { listBesidePage, type SecurityPlace } from './security-places.ts';

/** A page of the security centre, and whose account it is about. */
export interface SecurityContent<Step> {
  readonly member: Member;
  readonly step: Step;
}

export interface SecurityPageProps<Step> {
  readonly part: string;
  readonly title: string;
  readonly lead: string;
  readonly place: SecurityPlace;
  readonly view: PageView<SecurityContent<Step>>;
  /** Who has no login password can do nothing here but get one (requirement AUTH-09). */
  readonly needsLoginPassword: boolean;
  readonly children: (content: SecurityContent<Step>) => ReactNode;
}

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  min-width: 0;
`;

const Waiting = styled.div`
  display: grid;
  gap: ${vars.space.s4};
  width: 100%;
  ${narrowColumn}
`;

/** What all pages of the security centre share: the list at their side, and those who cannot change anything. */
export function SecurityPage<Step>({
  part,
  title,
  lead,
  place,
  view,
  needsLoginPassword,
  children,
}: SecurityPageProps<Step>) {
  const { t } = useTranslation('account-security');
  const back = useMedia(listBesidePage)
    ? { href: to('/profile'), label: t('back.profile') }
    : { href: to('/security-center'), label: t('back.centre') };
  return (
    <MemberPage
      part={part}
      width="sided"
      title={title}
      lead={lead}
      back={back}
      view={view}
      skeleton={
        <Waiting>
          <Skeleton shape="text" width="third" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Waiting>
      }
    >
      {(content) => (
        <BesideSecurityList member={content.member} current={place}>
          <Main>
            {content.member.isDemo ? (
              <DemoAccount />
            ) : needsLoginPassword && !content.member.hasLoginPassword ? (
              <NoLoginPassword />
            ) : (
              children(content)
            )}
          </Main>
        </BesideSecurityList>
      )}
    </MemberPage>
  );
}
