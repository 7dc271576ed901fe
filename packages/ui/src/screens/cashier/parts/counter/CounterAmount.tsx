import { formatMoney, formatMoneyPlain } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx';
import { vars } from '../../../../theme/vars.ts';
import { figureWide } from '../cashier-looks.ts';
import { figureSize } from '../figure-size.ts';
import type { MoneyAmountProps } from '../money-form-parts.ts';
import { AmountScale } from './AmountScale.tsx';
import { quickNeighbours } from './quick-neighbours.ts';
import { StepButton } from './StepButton.tsx';
import { StopPlates } from './StopPlates.tsx';

/** Letters of a figure that is larger than all others: nothing yet, and what most enter. */
const fewest = 5;

/** Label, figure and its bounds, the scale, the plates, and below them whatever there is. The parts of the field are parts of the grid: where it is higher than they are, the figure has what is left. */
const Root = styled.div`
  display: grid;
  --largest: min(16.5cqi, 6rem);
  /* One height for figures of all sizes, so that nothing moves while one types. */
  grid-template-rows: auto minmax(calc(1.15 * var(--largest)), 1fr);
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${vars.space.s2};

  > [data-part='field'],
  [data-part='frame'] {
    display: contents;
  }
  /* The name where all else begins, and at the end what there is. */
  [data-part='label-row'] {
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space.s3};
    font-size: ${vars.text.md};
  }
  [data-part='note'] {
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.strong};
    font-variant-numeric: lining-nums;
  }
  [data-part='error'] {
    justify-content: center;
  }
  [data-part='hint'] {
    text-align: center;
  }
  [data-part='money'] {
    align-self: end;
    justify-self: center;
    justify-content: center;
    position: relative;
    min-width: 60%;
    max-width: 100%;
    padding: 0 ${vars.space.s3};
    border: 0;
    background: none;
    font-size: var(--figure);
    /* What is written on; focus has a frame. */
    &:not(:focus-within)::after {
      content: '';
      position: absolute;
      inset: 100% 0 auto;
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
      /* Of a face with tall lines no more than the figure itself. */
      height: 1.15em;
      font-size: inherit;
      text-align: center;
      /* The first thing that is looked at, also while it is nothing. */
      &::placeholder {
        color: color-mix(in oklab, ${vars.color.textMuted}, ${vars.color.text});
      }
    }
  }
  /* What is dragged is clear of what is pressed. */
  > [data-part='stop-plates'] {
    margin-block-start: ${vars.space.s2};
  }
  @container counter-amount (min-width: 26rem) {
    row-gap: ${vars.space.s3};
    > [data-part='stop-plates'] {
      margin-block-start: ${vars.space.s1};
    }
    [data-part='note'] {
      font-size: ${vars.text.md};
    }
  }
  --figure: var(--largest);
  &[data-size='short'] {
    --figure: min(15cqi, 5.5rem);
  }
  &[data-size='middle'] {
    --figure: min(12.4cqi, 5rem);
  }
  &[data-size='long'] {
    --figure: min(9.6cqi, 4.25rem);
  }
  &[data-size='huge'] {
    --figure: clamp(1rem, 7.2cqi, 3rem);
  }
`;

/** The knob's line between its two steps. */
const Scale = styled.div`
  display: grid;
  grid-template-columns: ${vars.size.target} minmax(0, 1fr) ${vars.size.target};
  gap: ${vars.space.s2};
`;

/** The amount as the one large figure of the page, which is the field itself, over a scale of ready amounts between its two steps, and their plates. */
export function CounterAmount({ quick, children, ...field }: MoneyAmountProps) {
  const { t } = useTranslation('cashier');
  const { value, language } = field;
  const figure = formatMoneyPlain(value, language);
  const stops = quick?.chips.map((chip) => chip.value) ?? [];
  const { less, more } = quickNeighbours(stops, value);
  const hasStops = quick !== null && stops.length > 0;
  const step = (way: 'less' | 'more', to: number | null) => (
    <StepButton
      way={way}
      label={t(`amountStep.${way}`)}
      disabledReason={to === null ? t('amountStep.none') : undefined}
      onStep={() => to !== null && quick?.onSelect(to)}
    />
  );
  return (
    <Root data-size={figure.length > fewest ? figureSize(figure) : undefined}>
      <MoneyField {...field} />
      {hasStops && (
        <>
          <Scale data-part="scale-row">
            {step('less', less)}
            <AmountScale
              label={quick.label}
              stops={stops}
              value={value}
              valueText={formatMoney(value, language)}
              onSelect={quick.onSelect}
            />
            {step('more', more)}
          </Scale>
          <StopPlates {...quick} value={value} language={language} />
        </>
      )}
      {children}
    </Root>
  );
}
