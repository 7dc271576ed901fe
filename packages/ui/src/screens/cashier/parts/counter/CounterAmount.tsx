import { formatMoneyPlain } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx';
import { vars } from '../../../../theme/vars.ts';
import { figureWide } from '../cashier-looks.ts';
import { figureSize } from '../figure-size.ts';
import type { MoneyAmountProps } from '../money-form-parts.ts';
import { AmountScale } from './AmountScale.tsx';
import { quickNeighbours } from './quick-neighbours.ts';
import { StepButton } from './StepButton.tsx';

/** Between the steps there is no room for it: they stand beside its name. */
const ownRow = css`
  > [data-part='step'] {
    grid-row: 1;
  }
  [data-part='label-row'] {
    grid-column: 2;
    align-self: center;
    justify-content: center;
    text-align: center;
  }
  [data-part='money'] {
    grid-area: 2 / 1 / auto / -1;
  }
`;

/**
 * Label, the figure between its two steps, and below it whatever there is. The parts of the field are parts of the grid; where it is
 * higher than they are, the figure has what is left and the rest its upper and its lower edge.
 */
const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(${vars.size.target}, auto) minmax(0, 1fr) minmax(${vars.size.target}, auto);
  row-gap: ${vars.space.s3};
  text-align: center;

  > *,
  [data-part='frame'] > *,
  [data-part='field'] > * {
    grid-column: 1 / -1;
  }
  > [data-part='field'],
  [data-part='frame'] {
    display: contents;
  }
  /* The name where all else begins, and quieter at the end what there is. */
  [data-part='label-row'] {
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space.s3};
    grid-row: 1;
    font-size: ${vars.text.md};
    text-align: start;
  }
  [data-part='note'] {
    font-size: ${vars.text.sm};
  }
  [data-part='error'] {
    justify-content: center;
  }
  [data-part='hint'] {
    font-size: ${vars.text.xs};
  }
  > [data-way='less'] {
    grid-area: 2 / 1;
  }
  > [data-way='more'] {
    grid-area: 2 / 3;
  }
  [data-part='money'] {
    grid-area: 2 / 2;
    align-self: center;
    justify-content: center;
    position: relative;
    margin-inline: ${vars.space.s2};
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--figure);
    /* What is written on; focus has a frame. */
    &:not(:focus-within)::after {
      content: '';
      position: absolute;
      inset: 100% ${vars.space.s2} auto;
      border-top: 2px solid ${vars.color.textSubtle};
    }
    &:has([aria-invalid='true'])::after {
      border-color: ${vars.color.danger};
    }
    > span {
      color: inherit;
      font-size: 0.4em;
    }
    > input {
      ${figureWide}
      min-height: 1.5em;
      font-size: inherit;
      text-align: center;
    }
  }
  --figure: clamp(1.5rem, 11cqi, 4.25rem);
  &[data-size='middle'] {
    --figure: clamp(1.375rem, 9cqi, 3.75rem);
  }
  &[data-size='long'] {
    --figure: clamp(1.25rem, 7.6cqi, 3.25rem);
  }
  @container counter-amount (min-width: 26rem) {
    --figure: clamp(1.875rem, 13.4cqi, 5.25rem);
    [data-part='money'] {
      margin-inline: ${vars.space.s3};
    }
    &[data-size='middle'] {
      --figure: clamp(1.625rem, 11cqi, 4.25rem);
    }
    &[data-size='long'] {
      --figure: clamp(1.375rem, 9cqi, 3.5rem);
    }
  }
  @container counter-amount (max-width: 26rem) {
    &[data-size='long'] {
      ${ownRow}
      --figure: clamp(1.625rem, 9.6cqi, 3.75rem);
    }
  }
  &&[data-size='huge'] {
    ${ownRow}
    --figure: clamp(1.125rem, 7.4cqi, 2.5rem);
  }
`;

/** The amount as the one large figure of the page, which is the field itself, between two steps, over a scale of ready amounts. */
export function CounterAmount({ quick, children, ...field }: MoneyAmountProps) {
  const { t } = useTranslation('cashier');
  const { value, language } = field;
  const { less, more } = quickNeighbours(quick?.chips.map((chip) => chip.value) ?? [], value);
  const hasStops = quick !== null && quick.chips.length > 0;
  const step = (way: 'less' | 'more', to: number | null) =>
    hasStops && (
      <StepButton
        way={way}
        label={t(`amountStep.${way}`)}
        disabledReason={to === null ? t('amountStep.none') : undefined}
        onStep={() => to !== null && quick.onSelect(to)}
      />
    );
  return (
    <Root data-size={figureSize(formatMoneyPlain(value, language))}>
      {step('less', less)}
      <MoneyField {...field} />
      {step('more', more)}
      {hasStops && <AmountScale {...quick} value={value} language={language} />}
      {children}
    </Root>
  );
}
