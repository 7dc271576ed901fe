import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { columnAndSide } from '../../page/Page/page-columns.ts';
import { SecurityList } from '../parts/SecurityList.tsx';
import type { SecurityPlace } from '../parts/security-places.ts';
import { SecuritySummary } from './SecuritySummary.tsx';
import { SecurityTips } from './SecurityTips.tsx';

export const securityCenterStates = ['AllSet', 'NothingSet', 'LastOpened', 'Demo', 'LongText'] as const;

export interface SecurityCenterContent {
  readonly member: Member;
  /** The page that was opened last (requirement SHELL-09). */
  readonly lastOpened: SecurityPlace | null;
}

export interface SecurityCenterScreenProps {
  /** What is protected and what is not yet; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<SecurityCenterContent>;
}

const Columns = styled.div`
  ${columnAndSide}
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** `/security-center`: what protects the account, what is set and what is not, and at its side what else keeps others out. */
export function SecurityCenterScreen({ view }: SecurityCenterScreenProps) {
  const { t } = useTranslation('account-security');
  return (
    <MemberPage
      part="security-center"
      width="sided"
      title={t('title')}
      lead={t('lead')}
      back={{ href: to('/profile'), label: t('back.profile') }}
      view={view}
      skeleton={
        <Columns>
          <Column>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Column>
        </Columns>
      }
    >
      {({ member, lastOpened }) => (
        <Columns>
          <Column>
            {member.isDemo ? (
              <Notice title={t('demo.title')}>{t('demo.text')}</Notice>
            ) : (
              <SecuritySummary member={member} />
            )}
            <SecurityList member={member} lastOpened={lastOpened} />
          </Column>
          <SecurityTips />
        </Columns>
      )}
    </MemberPage>
  );
}
