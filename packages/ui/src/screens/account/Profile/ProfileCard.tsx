import { to } from '@fortuna/domain/site-map.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { handOf } from '../../../art/family.ts';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { Arrived } from '../../page/Arrived.tsx';
import type { PlainHub } from '../parts/plain-hub.ts';
import { cardLooks } from './card-looks.ts';
import type { ProfileContent } from './Profile.view.ts';
import { ProfileBalance } from './ProfileBalance.tsx';
import { ProfilePerson, type ProfilePersonProps } from './ProfilePerson.tsx';

export interface ProfileCardProps
  extends Omit<ProfilePersonProps, 'isOpen' | 'isLine'>,
    Pick<ProfileContent, 'isStale'> {
  readonly look: PlainHub;
  /** The pictures to choose from, while they are open. */
  readonly pictures: ReactNode;
}

type Part = 'person' | 'pictures' | 'balance' | 'actions';

/** What comes first: the wallet, the person as on a calling card, or the score of whoever plays. */
const orders: Readonly<Record<PlainHub, readonly Part[]>> = {
  tiles: ['balance', 'actions', 'person', 'pictures'],
  index: ['person', 'pictures', 'balance', 'actions'],
  stickers: ['balance', 'person', 'actions', 'pictures'],
};

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${cardLooks}
`;

/** Who it is, what there is to play with, and the two ways money goes. */
export function ProfileCard({ look, isStale, pictures, ...person }: ProfileCardProps) {
  const { t } = useTranslation('account');
  const brand = useBrand();
  const { member } = person;
  const isOpen = pictures !== null;
  const parts: Readonly<Record<Part, ReactNode>> = {
    person: <ProfilePerson {...person} isLine={look === 'tiles'} isOpen={isOpen} />,
    pictures: isOpen && (
      <div data-part="pictures">
        <Arrived>{pictures}</Arrived>
      </div>
    ),
    balance: <ProfileBalance amount={member.balance} isStale={isStale} />,
    actions: (
      <div data-part="actions">
        {member.isDemo ? (
          <Badge tone="info">{t('demo')}</Badge>
        ) : (
          <>
            <ButtonLink href={to('/recharge')} variant="primary" isWide>
              {t('deposit')}
            </ButtonLink>
            <ButtonLink href={to('/withdraw')} isWide>
              {t('withdraw')}
            </ButtonLink>
          </>
        )}
      </div>
    ),
  };
  return (
    <Root padding="none" level="2" data-hub={look} data-art={handOf(brand)}>
      {orders[look].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </Root>
  );
}
