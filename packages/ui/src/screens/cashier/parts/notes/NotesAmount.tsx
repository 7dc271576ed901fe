import { formatMoneyPlain } from '@fortuna/domain/money.ts';
import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon.tsx';
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../../theme/vars.ts';
import { figureSize } from '../figure-size.ts';
import type { MoneyAmountProps } from '../money-form-parts.ts';
import { AmountPlates } from './AmountPlates.tsx';
import { Brings, chosenPlate, plate, Tick } from './plate-looks.ts';

/** On phones the plates are low: the blank one is in the first window with them. */
const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  --gap: ${vars.space.s2};
  --columns: 3;
  --height: 3.25rem;
  @container notes-amount (min-width: 27rem) {
    --gap: ${vars.space.s3};
    --height: 6.25rem;
  }
  /* Less than its part, so that no rounding takes the last one out of the row. */
  > * {
    --plate: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 0.5px);
  }
  > [data-shape] {
    flex: 1 1 var(--plate);
    height: var(--height);
  }
  /* What there is to spend, before what it is spent in. */
  > [data-part='note'] {
    flex: 1 1 100%;
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    line-height: 1.3;
  }
`;

/** The last plate, which nothing is printed on: it is written on. What the field is called stands on it as what it is. */
const Blank = styled.div`
  ${plate}
  /* A row of its own: it is higher than those that are printed on. */
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space.s3};
  padding: ${vars.space.s2} ${vars.space.s3};
  border: max(${vars.size.edge}, 1.5px) solid ${vars.color.lineStrong};
  --ground: transparent;

  &[data-chosen] {
    ${chosenPlate}
    /* Clear of the tick. */
    [data-part='label-row'] {
      margin-inline-end: ${vars.space.s3};
    }
  }
  &:has([aria-invalid='true']) {
    border-color: ${vars.color.danger};
    box-shadow: none;
  }
  @container notes-amount (min-width: 27rem) {
    padding: ${vars.space.s3} ${vars.space.s4};
  }
  > [data-part='field'],
  [data-part='frame'] {
    display: contents;
  }
  && [data-part='label-row'] {
    flex: 1 1 auto;
    min-width: 0;
  }
  && [data-part='label'] {
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    line-height: 1.3;
  }
  [data-part='hint'],
  [data-part='error'] {
    flex: 1 1 100%;
    margin-block-start: ${vars.space.s1};
  }
  [data-part='hint'] {
    font-size: ${vars.text.xs};
  }
  /* The figure begins where its name does; the ring around it stands off both. */
  [data-part='money'] {
    flex: 1 1 100%;
    padding: 0 ${vars.space.s2};
    margin-inline: calc(-1 * ${vars.space.s2});
    position: relative;
    border: 0;
    border-radius: 0;
    background: none;
    /* The line is as wide as what is above and below it. */
    &:not(:focus-within)::after {
      content: '';
      position: absolute;
      inset: auto ${vars.space.s2} 0;
      border-block-start: 2px solid ${vars.color.fieldLine};
    }
    &:has([aria-invalid='true'])::after {
      border-color: ${vars.color.danger};
    }
    > input {
      /* The last of the sheet: with its bounds it comes clear of the stub, which stays at the window's foot. */
      scroll-margin-block-end: 4rem;
      font-size: clamp(1.5rem, 8cqi, 2.25rem);
    }
    > span {
      font-size: ${vars.text.lg};
    }
  }
  &[data-size='huge'] [data-part='money'] > input {
    font-size: clamp(1.125rem, 5.6cqi, 1.75rem);
  }
`;

const Below = styled.div`
  flex: 1 1 100%;
`;

/** A sheet of plates like banknotes, the last of them blank: it is the field itself, for another amount. */
export function NotesAmount({ quick, children, note, ...field }: MoneyAmountProps) {
  const { value, language } = field;
  const chips = quick?.chips ?? [];
  const isTyped = value > 0 && !chips.some((chip) => chip.value === value);
  return (
    <Sheet>
      {note !== undefined && note !== null && <p data-part="note">{note}</p>}
      {quick !== null && chips.length > 0 && <AmountPlates {...quick} value={value} language={language} />}
      <Blank
        data-part="blank-plate"
        data-chosen={isTyped ? '' : undefined}
        data-size={figureSize(formatMoneyPlain(value, language))}
      >
        <MoneyField {...field} />
        {isTyped && quick?.brings !== undefined && <Brings aria-hidden="true">{quick.brings}</Brings>}
        {isTyped && (
          <Tick>
            <Icon name="check" size={16} />
          </Tick>
        )}
      </Blank>
      {children !== undefined && children !== null && <Below>{children}</Below>}
    </Sheet>
  );
}

/** The same on its way. */
export function NotesAmountSkeleton() {
  return (
    <Sheet>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </Sheet>
  );
}
