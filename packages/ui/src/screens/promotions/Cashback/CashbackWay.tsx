import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { media } from '../../../theme/media.ts';
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

/** Three stations, the purse in the middle the largest; down on phones, across where there is room. */
const Way = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr);
    gap: ${vars.space.s10};
    align-items: center;
  }
`;

const Station = styled.li`
  position: relative;
  display: grid;
  gap: ${vars.space.s1};
  padding: ${vars.space.s4};
  border: 1px dashed ${vars.color.lineStrong};
  border-radius: ${vars.radius.md};
  &[data-station='purse'] {
    padding: ${vars.space.s6} ${vars.space.s5};
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
  top: calc(100% + ${vars.space.s1});
  left: ${vars.space.s6};
  color: ${vars.color.accentText};
  rotate: 90deg;
  ${media.desktop} {
    top: calc(50% - 12px);
    left: calc(100% + ${vars.space.s2});
    rotate: none;
  }
`;

const Label = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
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
        <Label>{t('cashback.today')}</Label>
        <Amount>{money(today ?? 0)}</Amount>
        <Label>{t('cashback.todayText')}</Label>
        <NextStation />
      </Station>
      <Station data-station="purse">
        <Label>{t('cashback.purse')}</Label>
        <Amount>
          <WalletAmount amount={waiting} />
        </Amount>
        {waiting === 0 && <Label>{t('cashback.emptyText')}</Label>}
        <NextStation />
      </Station>
      <Station data-station="balance">
        <Label>{t('cashback.balance')}</Label>
        <Amount>
          <WalletAmount amount={balance} />
        </Amount>
        <Label>{t('cashback.balanceText')}</Label>
      </Station>
    </Way>
  );
}

function NextStation() {
  return (
    <Onward aria-hidden="true">
      <Icon name="chevronRight" />
    </Onward>
  );
}
