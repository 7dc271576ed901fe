import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { AvatarArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
import { clampedText, figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { WalletAmount } from '../../WalletAmount.tsx';

export interface ProfileCardProps {
  readonly member: Member;
  readonly isStale: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s5};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  min-width: 0;

  > img,
  > svg {
    flex: none;
    width: 72px;
    height: 72px;
    clip-path: ${vars.shape.portrait};
    background: ${vars.color.surface3};
  }
  > div {
    display: grid;
    gap: ${vars.space.s2};
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

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};
  padding-top: ${vars.space.s4};
  border-top: 1px solid ${vars.color.line};
  font-size: ${vars.text.sm};
  dt {
    color: ${vars.color.textMuted};
  }
  dd {
    font-weight: ${vars.weight.strong};
    ${figures}
  }
`;

const Hint = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** Who it is, what there is to play with, and the two ways money goes. */
export function ProfileCard({ member, isStale }: ProfileCardProps) {
  const { t } = useTranslation('account');
  return (
    <Card padding="lg" level="2">
      <Root>
        <Person>
          <AvatarArt seed={member.id} />
          <div>
            <Name>{member.nickname ?? member.name}</Name>
            <Badge tone="accent" icon="vip">
              {t('level', { level: member.vipLevel })}
            </Badge>
          </div>
        </Person>
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
        <Facts>
          <div>
            <dt>{t('rebate')}</dt>
            <dd>
              <WalletAmount amount={member.rebateBalance} />
            </dd>
          </div>
          <div>
            <dt>{t('turnover')}</dt>
            <dd>
              <WalletAmount amount={member.turnoverLeft} />
            </dd>
          </div>
        </Facts>
        {member.turnoverLeft > 0 && <Hint>{t('turnoverHint')}</Hint>}
      </Root>
    </Card>
  );
}
