import type { Member } from '@fortuna/domain/model/auth.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { media } from '../../../theme/media.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { Claims } from '../../promotions/Claims.view.ts';
import { ClaimReward } from '../../promotions/parts/ClaimReward.tsx';
import { TurnoverAsked } from '../../promotions/parts/Turnover/TurnoverAsked.tsx';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';

export interface RebatePurseProps {
  readonly member: Pick<Member, 'rebateBalance' | 'isDemo'>;
  readonly claims: Claims | null;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) fit-content(22rem);
    align-items: center;
    gap: ${vars.space.s4} ${vars.space.s8};
  }
`;

const Sum = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  h2 {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.body};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
  }
  > strong {
    color: ${vars.color.accentText};
    font-family: ${vars.font.display};
    font-size: clamp(2rem, 9vw, 3rem);
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    line-height: 1.1;
    ${figure}
  }
  > p {
    max-width: 60ch;
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

const target = { by: 'rebateWallet' } as const;

/** What waits in the rebate wallet, what collecting it asks for, and the way to have it. */
export function RebatePurse({ member: { rebateBalance, isDemo }, claims }: RebatePurseProps) {
  const { t } = useTranslation('vip');
  const walletText = useWalletText();
  const titleId = useId();
  const nothing = t(isDemo ? 'rebates.purse.demo' : 'rebates.purse.empty');
  return (
    <Card padding="lg" level="2" aria-labelledby={titleId}>
      <Root>
        <Sum>
          <h2 id={titleId}>{t('rebates.purse.title')}</h2>
          <strong>
            <WalletAmount amount={rebateBalance} />
          </strong>
          <p>{rebateBalance > 0 ? <TurnoverAsked amount={walletText(rebateBalance)} /> : nothing}</p>
        </Sum>
        <ClaimReward
          claims={claims}
          target={target}
          state={rebateBalance > 0 ? 'open' : 'locked'}
          subject={t('rebates.title')}
          lockedReason={nothing}
        />
      </Root>
    </Card>
  );
}
