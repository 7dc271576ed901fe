import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { clampedText, figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { WalletAmount } from '../../WalletAmount.tsx';
import { LevelMark } from './LevelMark.tsx';
import type { ProfileContent } from './Profile.view.ts';

export interface ProfileCardProps extends Pick<ProfileContent, 'member' | 'isStale' | 'picture'> {
  /** The pictures to choose from, while they are open. */
  readonly pictures: ReactNode;
  readonly onTogglePictures: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s5};

  /* A banner across the page. */
  &[data-hub='stickers'] {
    ${media.desktop} {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${vars.space.s5} ${vars.space.s10};
      > * {
        flex: 1 1 16rem;
      }
      /* The pictures to choose from, where they are open. */
      > :nth-child(2):nth-last-child(3) {
        flex-basis: 100%;
      }
    }
  }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  min-width: 0;

  > div {
    display: grid;
    gap: ${vars.space.s1};
    justify-items: start;
    min-width: 0;
  }
`;

const Name = styled.p`
  ${clampedText}
  max-width: 100%;
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s1} ${vars.space.s2};
  white-space: nowrap;
`;

const Balance = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  > span {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  > strong {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s2};
    font-family: ${vars.font.display};
    font-size: ${vars.text.xxl};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    ${figures}
    ${media.wide} {
      font-size: 2.25rem;
    }
  }
  > p {
    display: flex;
    gap: ${vars.space.s1};
    color: ${vars.color.warning};
    font-size: ${vars.text.sm};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};
`;

/** Who it is, what there is to play with, and the two ways money goes. */
export function ProfileCard({ member, isStale, picture, pictures, onTogglePictures }: ProfileCardProps) {
  const { t } = useTranslation('account');
  const { t: tProfile } = useTranslation('account-profile');
  const name = member.nickname ?? member.name;
  const isOpen = pictures !== null;
  return (
    <Card padding="lg" level="2">
      <Root data-hub={useBrand().layout.hub}>
        <Person>
          <Avatar name={name} pictureUrl={pictureUrlOf(picture)} seed={member.id} size="lg" />
          <div>
            <Name dir="auto">{name}</Name>
            <Marks>
              <LevelMark level={member.vipLevel} />
              <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={onTogglePictures}>
                {tProfile(isOpen ? 'picture.close' : 'picture.change')}
              </Button>
            </Marks>
          </div>
        </Person>
        {isOpen && <Arrived>{pictures}</Arrived>}
        <Balance>
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
        </Balance>
        {member.isDemo ? (
          <Badge tone="info">{t('demo')}</Badge>
        ) : (
          <Actions>
            <ButtonLink href={to('/recharge')} variant="primary" isWide>
              {t('deposit')}
            </ButtonLink>
            <ButtonLink href={to('/withdraw')} isWide>
              {t('withdraw')}
            </ButtonLink>
          </Actions>
        )}
      </Root>
    </Card>
  );
}

/** One that could not be read counts as none: the drawn one stands in. */
function pictureUrlOf(picture: ProfileContent['picture']): string | null | undefined {
  if (picture.kind === 'known') return picture.value;
  return picture.kind === 'reading' ? undefined : null;
}
