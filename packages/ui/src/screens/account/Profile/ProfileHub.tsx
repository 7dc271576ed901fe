import type { Member } from '@fortuna/domain/model/auth.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PlainHub } from '../parts/plain-hub.ts';
import { HubList } from './HubList.tsx';
import { hubGroupNames, hubGroups, useHubWays } from './hub-ways.ts';

export interface ProfileHubProps {
  readonly look: PlainHub;
  readonly member: Member;
  /** The button that installs the site. Left out where that leads nowhere. */
  readonly install: ReactNode;
  readonly onLogout: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  &[data-hub='index'] {
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${vars.space.s10};
    }
  }
`;

/** What is done right here, and the way out, after all others. */
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  /* In a row of its own, all of it. */
  &:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** Everything of the account's that has a page of its own, and what is changed right here. */
export function ProfileHub({ look, member, install, onLogout }: ProfileHubProps) {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  return (
    <Root data-hub={look}>
      {hubGroupNames.map((group) => (
        <HubList key={group} look={look} title={t(`groups.${group}`)} ways={waysOf(hubGroups[group])} />
      ))}
      <Foot>
        {install}
        {/* Among stickers a framed button would be one more that calls. */}
        <Button
          isWide
          variant={look === 'stickers' ? 'quiet' : 'secondary'}
          icon={<Icon name="logout" size={20} />}
          onClick={onLogout}
        >
          {t('logout')}
        </Button>
      </Foot>
    </Root>
  );
}
