import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { WalletAmount } from '../../WalletAmount.tsx';
import { MembershipCard } from '../parts/MembershipCard.tsx';
import { type HubWay, useHubWays } from './hub-ways.ts';
import { LevelMark } from './LevelMark.tsx';
import { headLook } from './launcher-head-look.ts';
import { pictureUrlOf } from './ProfilePerson.tsx';
import type { ProfileFormProps } from './profile-form.ts';

export type LauncherHeadProps = Pick<
  ProfileFormProps,
  'member' | 'isStale' | 'picture' | 'pictures' | 'onTogglePictures'
>;

const Root = styled.div`
  ${headLook}
`;

/** From here on an amount has so many figures that they have to be smaller to stand in one line: a million. */
const longAmount = 100_000_000;

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
        <div data-part="balance" data-long={Math.abs(member.balance) >= longAmount ? '' : undefined}>
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
        <Holder
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
      <Actions member={member} />
    </Root>
  );
}

type HolderProps = Pick<LauncherHeadProps, 'member' | 'picture' | 'onTogglePictures'> & {
  readonly isOpen: boolean;
};

/** Whose card it is; a press on the picture leads to others. */
function Holder({ member, picture, isOpen, onTogglePictures }: HolderProps) {
  const { t } = useTranslation('account-profile');
  const name = member.nickname ?? member.name;
  return (
    <div data-part="person">
      <button
        type="button"
        aria-expanded={isOpen}
        title={t(isOpen ? 'picture.close' : 'picture.change')}
        onClick={onTogglePictures}
      >
        <Avatar name={name} pictureUrl={pictureUrlOf(picture)} seed={member.id} />
        <span data-part="change">
          <Icon name={isOpen ? 'close' : 'plus'} size={16} />
        </span>
        <VisuallyHidden>{t(isOpen ? 'picture.close' : 'picture.change')}</VisuallyHidden>
      </button>
      <div>
        <p dir="auto" data-part="name">
          {name}
        </p>
        <p data-part="number">
          {t('details.uid')} <b>{member.id}</b>
        </p>
      </div>
    </div>
  );
}

function Actions({ member }: { readonly member: Member }): ReactNode {
  const { t } = useTranslation('account');
  const waysOf = useHubWays(member);
  const moneyWays: readonly HubWay[] = [
    { href: to('/recharge'), label: t('deposit'), icon: 'deposit' },
    { href: to('/withdraw'), label: t('withdraw'), icon: 'withdraw' },
  ];
  return (
    <div data-part="actions">
      {member.isDemo && <Badge tone="info">{t('demo')}</Badge>}
      <ul>
        {[...(member.isDemo ? [] : moneyWays), ...waysOf(['transactions', 'promotions'])].map(
          ({ href, label, icon }) => (
            <li key={href}>
              <a href={href}>
                <span data-part="disc">
                  <Icon name={icon} />
                </span>
                <span data-part="label">{label}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
