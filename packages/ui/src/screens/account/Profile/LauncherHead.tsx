import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { BrandSign } from '../../page/BrandSign.tsx';
import { MembershipCard } from '../parts/MembershipCard.tsx';
import { DiscWays } from './DiscWays.tsx';
import { LevelMark } from './LevelMark.tsx';
import { headLook } from './launcher-head-look.ts';
import { isLongAmount } from './long-amount.ts';
import { ProfileBalance } from './ProfileBalance.tsx';
import { ProfileHolder } from './ProfileHolder.tsx';
import type { ProfileFormProps } from './profile-form.ts';

export type LauncherHeadProps = Pick<
  ProfileFormProps,
  'member' | 'isStale' | 'picture' | 'pictures' | 'onTogglePictures'
>;

const Root = styled.div`
  ${headLook}
`;

/** The member's card, and the four things that most come for. */
export function LauncherHead({ member, isStale, picture, pictures, onTogglePictures }: LauncherHeadProps) {
  const { name } = useBrand();
  return (
    <Root>
      <MembershipCard sign={<BrandSign />}>
        <div data-part="top">
          <span data-part="wordmark">{name}</span>
          <LevelMark level={member.vipLevel} />
        </div>
        <ProfileBalance amount={member.balance} isStale={isStale} isLong={isLongAmount(member.balance)} />
        <ProfileHolder
          member={member}
          picture={picture}
          isOpen={pictures !== null}
          onTogglePictures={onTogglePictures}
        />
      </MembershipCard>
      {pictures !== null && (
        <div data-part="pictures">
          <Arrived>{pictures}</Arrived>
        </div>
      )}
      <DiscWays member={member} others={['transactions', 'promotions']} />
    </Root>
  );
}
