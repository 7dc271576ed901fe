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

/** Unequal cells, the lines of a statement, which are one where there is room, or a block of stickers: the brand's axis of what it has to offer. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};

  &[data-look='ledger'] {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0;
    border-block: 3px double ${vars.color.edge};
    ${media.wide} {
      flex-direction: row;
    }
  }
  &[data-look='stickers'] {
    gap: ${vars.space.s2};
  }
`;

const Cell = styled.button`
  display: grid;
  flex: 1 1 9rem;
  justify-items: start;
  align-content: space-between;
  gap: ${vars.space.s2};
  min-width: max-content;
  min-height: ${vars.size.target};
  padding: ${vars.space.s4};
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

  /* What came in is the largest: the others are measured by it. */
  [data-look='bento'] > &:first-child {
    flex-grow: 2;
  }
  [data-look='ledger'] > & {
    flex: none;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    padding: ${vars.space.s3} ${vars.space.s2};
    border: 0;
    border-radius: 0;
    background: none;
    & + & {
      border-top: 1px solid ${vars.color.line};
    }
    &[aria-pressed='true'] {
      background: ${vars.color.accentSoft};
    }
    ${media.wide} {
      flex: 1;
      grid-template-columns: minmax(0, 1fr);
      padding: ${vars.space.s4};
      & + & {
        border-top: 0;
        border-left: 1px solid ${vars.color.line};
      }
    }
  }
  [data-look='stickers'] > & {
    flex-basis: 40%;
    ${media.desktop} {
      flex-basis: 9rem;
    }
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
  color: ${vars.color.textMuted};

  [data-look='ledger'] & {
    display: contents;
    ${media.wide} {
      display: inline-flex;
    }
  }
`;

const Amount = styled.strong`
  min-width: 6rem;
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  ${figure}

  [data-look='ledger'] & {
    text-align: end;
    ${media.wide} {
      text-align: start;
    }
  }
`;

const Note = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  text-wrap: pretty;
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
    <>
      <Root role="group" aria-label={t('totals.label')} data-part="order-totals" data-look={promotions}>
        {orderKinds.map((kind) => (
          <Cell
            key={kind}
            type="button"
            aria-pressed={chosen === kind}
            onClick={() => onKind(chosen === kind ? null : kind)}
          >
            <Label>
              <Icon name={icons[kind]} size={18} />
              <span>{t(`totals.${kind}`)}</span>
            </Label>
            <Amount data-part="total">
              {totals === null ? <Skeleton /> : <WalletAmount amount={totalOf(kind, totals)} />}
            </Amount>
          </Cell>
        ))}
      </Root>
      <Note>{t('totals.note')}</Note>
    </>
  );
}
