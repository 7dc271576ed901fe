import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Arrived } from '../../page/Arrived.tsx';
import { CopyNumber } from './CopyNumber.tsx';
import { DiscWays } from './DiscWays.tsx';
import { useHubWays } from './hub-ways.ts';
import { isLongAmount } from './long-amount.ts';
import { ProfileBalance } from './ProfileBalance.tsx';
import { ProfileHolder } from './ProfileHolder.tsx';
import type { ProfileFormProps } from './profile-form.ts';
import { RolloverLeft } from './RolloverLeft.tsx';
import { walletHeadLook } from './wallet-head-look.ts';
import { useWalletRows, type WalletRowName } from './wallet-rows.tsx';

export type WalletHeadProps = Pick<
  ProfileFormProps,
  'member' | 'isStale' | 'picture' | 'tied' | 'turnover' | 'pictures' | 'onTogglePictures' | 'onCopy'
>;

/** What stands below the balance; the card of the wallet has the rest. */
export const besideBalance: readonly WalletRowName[] = ['withdrawable', 'bonus', 'games', 'rebate'];

/** From here on three of them have no room beside each other: a hundred thousand. */
const besideOthers = 10_000_000;

const Root = styled.div`
  ${walletHeadLook}
`;

/** What the page begins with: the money, whose it is, and the ways it goes. */
export function WalletHead({ member, isStale, tied, turnover, onCopy, ...person }: WalletHeadProps) {
  const rows = useWalletRows(member, tied).filter(({ id }) => besideBalance.includes(id));
  const { pictures } = person;
  const number = useRef<HTMLElement>(null);
  return (
    <Root data-part="panel">
      <div data-part="who">
        <ProfileHolder
          member={member}
          picture={person.picture}
          isOpen={pictures !== null}
          onTogglePictures={person.onTogglePictures}
          number={number}
        />
        <CopyNumber number={member.id} place={number} onCopy={onCopy} />
      </div>
      {pictures !== null && (
        <div data-part="pictures">
          <Arrived>{pictures}</Arrived>
        </div>
      )}
      <ProfileBalance amount={member.balance} isStale={isStale} isLong={isLongAmount(member.balance)} />
      <dl data-part="parts" data-long={isLongAmount(member.balance, besideOthers) ? '' : undefined}>
        {rows.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DiscWays member={member} others={['transactions', 'gameMoney']} />
      <Strip member={member} turnover={turnover} />
    </Root>
  );
}

/** The level, where the brand has a club with the way there; and how far the bets are that are still asked for. */
function Strip({ member, turnover }: Pick<WalletHeadProps, 'member' | 'turnover'>) {
  const { t } = useTranslation('account-profile');
  const [club] = useHubWays(member)(['vip']);
  const { vipLevel, levelName } = member;
  const level = (
    <>
      <Icon name="vip" size={22} />
      <span>{t('details.levelValue', { level: vipLevel, name: levelName })}</span>
    </>
  );
  return (
    <div data-part="strip">
      {club === undefined ? (
        <p data-part="level">{level}</p>
      ) : (
        <a data-part="level" href={club.href}>
          {level}
          <Icon name="chevronRight" size={18} />
        </a>
      )}
      <RolloverLeft member={member} turnover={turnover} />
    </div>
  );
}
