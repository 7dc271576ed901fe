import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export interface CashbackWayProps {
  /** Centavos: the day's valid bets (null where there are none to know of), what waits in the purse, and the balance. */
  readonly today: number | null;
  readonly waiting: number;
  readonly balance: number;
}

/** Three stations one below the other, the purse in the middle the largest. */
const Way = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

const Station = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space.s4};
  padding: ${vars.space.s2} ${vars.space.s4};
  border: 1px dashed ${vars.color.lineStrong};
  border-radius: ${vars.radius.md};
  &[data-station='purse'] {
    padding-block: ${vars.space.s3};
    ${surface}
  }
  &[data-station='purse'] > strong {
    color: ${vars.color.win};
    font-size: ${vars.text.hero};
  }
`;

/** Points at the next station. */
const Onward = styled.span`
  position: absolute;
  top: 100%;
  left: ${vars.space.s4};
  color: ${vars.color.accentText};
  rotate: 90deg;
`;

const Label = styled.span`
  flex: 1 1 6rem;
  font-size: ${vars.text.sm};
  > small {
    display: block;
    color: ${vars.color.textMuted};
    font-size: inherit;
  }
`;

const Amount = styled.strong`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figure}
`;

/** The way of cashback: bets of today, the purse, the balance. */
export function CashbackWay({ today, waiting, balance }: CashbackWayProps) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  return (
    <Way aria-label={t('cashback.way')} data-part="cashback-way">
      <Station data-station="today">
        <Label>
          {t('cashback.today')}
          <small>{t('cashback.todayText')}</small>
        </Label>
        <Amount>{money(today ?? 0)}</Amount>
        <NextStation />
      </Station>
      <Station data-station="purse">
        <Label>
          {t('cashback.purse')}
          {waiting === 0 && <small>{t('cashback.emptyText')}</small>}
        </Label>
        <Amount>
          <WalletAmount amount={waiting} />
        </Amount>
        <NextStation />
      </Station>
      <Station data-station="balance">
        <Label>
          {t('cashback.balance')}
          <small>{t('cashback.balanceText')}</small>
        </Label>
        <Amount>
          <WalletAmount amount={balance} />
        </Amount>
      </Station>
    </Way>
  );
}

function NextStation() {
  return (
    <Onward aria-hidden="true">
      <Icon name="chevronRight" size={20} />
    </Onward>
  );
}
