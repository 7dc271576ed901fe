import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { figure, surface, visuallyHidden } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { useFigureText } from '../parts/figure-text.ts';

export interface CashbackWayProps {
  /** Centavos: the day's valid bets (null where there are none to know of), what waits in the purse, and the balance. */
  readonly today: number | null;
  readonly waiting: number;
  readonly balance: number;
}

const Place = styled.div`
  container-type: inline-size;
`;

/** Room for three figures beside one another, whatever stands beside them. */
const onOneLine = '@container (min-width: 36rem)';

/** Three stations, the purse in the middle the largest: one below the other, or all on one line where there is room. */
const Way = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  ${onOneLine} {
    display: flex;
    gap: ${vars.space.s6};
  }
`;

const Station = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space.s4};
  padding-inline: ${vars.space.s4};
  &[data-station='purse'] {
    padding-block: ${vars.space.s3};
    ${surface}
  }
  &[data-station='purse'] > strong {
    color: ${vars.color.win};
    font-size: ${vars.text.hero};
  }
  ${onOneLine} {
    display: grid;
    flex: 1 1 8rem;
    align-content: space-between;
    gap: ${vars.space.s2};
    padding-block: ${vars.space.s3};
    border: 1px dashed ${vars.color.lineStrong};
    border-radius: ${vars.radius.md};
    &[data-station='purse'] > strong {
      font-size: ${vars.text.xxl};
    }
  }
`;

/** Points at the next station. */
const Onward = styled.span`
  display: none;
  ${onOneLine} {
    position: absolute;
    top: 50%;
    left: 100%;
    display: grid;
    place-items: center;
    width: ${vars.space.s6};
    color: ${vars.color.accentText};
    translate: 0 -50%;
  }
`;

const Label = styled.span`
  flex: 1 1 6rem;
  font-size: ${vars.text.sm};
  > small {
    display: block;
    color: ${vars.color.textMuted};
    font-size: inherit;
  }
  /* On phones the order says it. */
  :not([data-station='purse']) > & > small {
    @media (max-width: 600px) {
      ${visuallyHidden}
    }
  }
`;

const Amount = styled.strong`
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  line-height: 1.15;
  ${figure}
`;

/** The way of cashback: bets of today, the purse, the balance. */
export function CashbackWay({ today, waiting, balance }: CashbackWayProps) {
  const { t } = useTranslation('promotions-daily');
  const { money } = useFigureText();
  return (
    <Place>
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
    </Place>
  );
}

function NextStation() {
  return (
    <Onward aria-hidden="true">
      <Icon name="chevronRight" size={20} />
    </Onward>
  );
}
