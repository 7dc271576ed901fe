import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PlainHub } from '../parts/plain-hub.ts';
import { ProfileAgent } from './ProfileAgent.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileHub } from './ProfileHub.tsx';
import { ProfileWallet } from './ProfileWallet.tsx';
import type { ProfileFormProps } from './profile-form.ts';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
`;

/** The person and the wallet beside the ways on and the details: two columns, each without holes, whatever their heights are. */
const Columns = styled(Rows)`
  ${media.desktop} {
    &:is([data-hub='tiles'], [data-hub='index']) {
      grid-template: auto auto 1fr / minmax(0, 2fr) minmax(0, 3fr);
      > :nth-child(2) {
        grid-area: 1 / 2 / span 2;
      }
      > :nth-child(3) {
        grid-area: 2 / 1 / span 2;
      }
      > :nth-child(4) {
        grid-area: 3 / 2;
      }
    }
    /* A banner, the stickers below it, and two columns below them. */
    &[data-hub='stickers'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :nth-child(-n + 2) {
        grid-column: 1 / -1;
      }
    }
  }
  /* No boxes: the parts of a printed page, each under its rule. */
  &[data-hub='index'] {
    column-gap: ${vars.space.s10};
    [data-part='card'] {
      padding: ${vars.space.s4} 0;
      border-width: 3px 0 0;
      border-style: double;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    /* The page's head has a rule already. */
    > [data-part='card']:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

interface LookProps {
  /** Default: that of the default brand, which stands in for one that does not come. */
  readonly look?: PlainHub;
}

/** The member's own page in one of the forms that come with it. */
export function PlainProfile({
  look = 'tiles',
  member,
  isStale,
  picture,
  tied,
  turnover,
  editing,
  hereSince,
  pictures,
  onTogglePictures,
  install,
  unread: _unread,
  onLogout,
  ...details
}: ProfileFormProps & LookProps) {
  const { switchedOff } = useBrand();
  return (
    <Columns data-hub={look}>
      <ProfileCard
        look={look}
        member={member}
        isStale={isStale}
        picture={picture}
        pictures={pictures}
        onTogglePictures={onTogglePictures}
      />
      <ProfileHub look={look} member={member} install={install} onLogout={onLogout} />
      <Rows>
        <ProfileWallet member={member} tied={tied} turnover={turnover} />
        {!switchedOff.includes('agency') && <ProfileAgent member={member} />}
      </Rows>
      <ProfileDetails {...details} member={member} editing={editing} hereSince={hereSince} />
    </Columns>
  );
}

export function PlainBones({ look = 'tiles' }: LookProps) {
  return (
    <Columns data-hub={look}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Columns>
  );
}
