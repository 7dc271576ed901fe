import { type OrderDetails, type OrderKind, orderKinds } from '@fortuna/domain/model/orders.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { figure, focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { WalletAmount } from '../../WalletAmount.tsx';

const icons: Readonly<Record<OrderKind, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bonus: 'gift',
  fee: 'form',
};

function totalOf(kind: OrderKind, totals: OrderDetails): Centavos {
  switch (kind) {
    case 'deposit':
      return totals.depositTotal;
    case 'withdrawal':
      return totals.withdrawalTotal;
    case 'bonus':
      return totals.bonusTotal;
    case 'fee':
      return totals.feeTotal;
  }
}

/** Two and two on phones, else one line: cells, the columns of a statement, or stickers, by the brand's axis of what it has to offer. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};

  &[data-look='ledger'] {
    gap: 0;
    border-block: 3px double ${vars.color.edge};
  }
`;

/** Never narrower than its amount: a large one takes a row of its own. */
const Cell = styled.button`
  display: grid;
  flex: 1 1 40%;
  min-width: max-content;
  justify-items: start;
  gap: ${vars.space.s1};
  min-height: ${vars.size.target};
  padding: ${vars.space.s2} ${vars.space.s3};
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  text-align: start;
  cursor: pointer;
  ${surface}
  ${focusRing}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &[aria-pressed='true'] {
    background: ${vars.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${vars.color.accent};
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  ${media.wide} {
    flex-basis: 0;
    padding: ${vars.space.s3} ${vars.space.s4};
  }

  [data-look='ledger'] > & {
    padding-block: ${vars.space.s3};
    border: 0;
    border-radius: 0;
    background: none;
    /* A ledger has no ground behind its figures: they begin where the page does, and what is on is ruled. */
    &[aria-pressed='true'] {
      box-shadow: inset 0 -3px ${vars.color.accent};
      [data-part='label'] {
        color: ${vars.color.accentText};
      }
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    ${media.phone} {
      &:nth-child(odd) {
        padding-inline-start: 0;
      }
      &:nth-child(even) {
        border-left: 1px solid ${vars.color.line};
      }
      &:nth-child(n + 3) {
        border-top: 1px solid ${vars.color.line};
      }
    }
    ${media.wide} {
      &:first-child {
        padding-inline-start: 0;
      }
      & + & {
        border-left: 1px solid ${vars.color.line};
      }
    }
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  color: ${vars.color.textMuted};
`;

const Amount = styled.strong`
  min-width: 5rem;
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.display};
  ${figure}
  ${media.wide} {
    font-size: ${vars.text.lg};
  }
`;

export interface OrderTotalsProps {
  /** Null while they are not there. */
  readonly totals: OrderDetails | null;
  /** The kind that the list is narrowed to; null: all. */
  readonly kind: OrderKind | null;
  readonly onKind: (kind: OrderKind | null) => void;
}

/** The four totals, each the switch of its own orders. */
export function OrderTotals({ totals, kind: chosen, onKind }: OrderTotalsProps) {
  const { t } = useTranslation('orders');
  const { promotions } = useBrand().layout;
  return (
    <Root role="group" aria-label={t('totals.label')} data-part="order-totals" data-look={promotions}>
      {orderKinds.map((kind) => (
        <Cell
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => onKind(chosen === kind ? null : kind)}
        >
          <Label data-part="label">
            <Icon name={icons[kind]} size={16} />
            <span>{t(`totals.${kind}`)}</span>
          </Label>
          <Amount data-part="total">
            {totals === null ? <Skeleton /> : <WalletAmount amount={totalOf(kind, totals)} />}
          </Amount>
        </Cell>
      ))}
    </Root>
  );
}
