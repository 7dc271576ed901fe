import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { WalletAmount } from '../../WalletAmount.tsx';
import { MembershipCard } from '../parts/MembershipCard.tsx';
import { DiscWays } from './DiscWays.tsx';
import { LevelMark } from './LevelMark.tsx';
import { headLook } from './launcher-head-look.ts';
import { isLongAmount } from './long-amount.ts';
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
  const { t } = useTranslation('account');
  const { mark, name } = useBrand();
  return (
    <Root>
      <MembershipCard
        sign={
          <svg viewBox={mark.viewBox} aria-hidden="true" focusable="false">
            <path d={mark.accent} />
            <path d={mark.second} />
          </svg>
        }
      >
        <div data-part="top">
          <span data-part="wordmark">{name}</span>
          <LevelMark level={member.vipLevel} />
        </div>
        <div data-part="balance" data-long={isLongAmount(member.balance) ? '' : undefined}>
          <span>{t('balance')}</span>
          <strong>
            <WalletAmount amount={member.balance} />
          </strong>
          {isStale && (
            <p>
              <Icon name="clock" size={18} />
              {t('stale')}
            </p>
          )}
        </div>
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
