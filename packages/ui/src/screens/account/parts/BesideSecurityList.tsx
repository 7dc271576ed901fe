import type { Member } from '@fortuna/domain/model/auth.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { columnAndSide } from '../../page/Page/page-columns.ts';
import { SecurityList } from './SecurityList.tsx';
import type { SecurityPlace } from './security-places.ts';

const Columns = styled.div`
  ${columnAndSide}
`;

/** On phones the list is the page before this one. */
const Beside = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

export interface BesideSecurityListProps {
  readonly member: Member;
  readonly current: SecurityPlace;
  readonly children: ReactNode;
}

/** A form about one of the account's protections, with all of them at its side where there is room. */
export function BesideSecurityList({ member, current, children }: BesideSecurityListProps) {
  return (
    <Columns>
      {children}
      <Beside>
        <SecurityList member={member} current={current} />
      </Beside>
    </Columns>
  );
}
