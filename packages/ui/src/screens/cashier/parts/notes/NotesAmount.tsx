import { formatMoneyPlain } from '@fortuna/domain/money.ts';
import styled from 'styled-components';
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../../theme/vars.ts';
import { figureSize } from '../figure-size.ts';
import type { MoneyAmountProps } from '../money-form-parts.ts';
import { AmountPlates } from './AmountPlates.tsx';
import { BlankPlate } from './BlankPlate.ts';
import { Brings } from './plate-looks.ts';

/** On phones the plates are low: all of them are in the first window. */
const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Between the blank one and those that are printed on; these lie closer to each other. */
  gap: ${vars.space.s4} var(--gap);
  --gap: ${vars.space.s2};
  --columns: 3;
  --height: 3rem;
  @container notes-amount (min-width: 27rem) {
    --gap: ${vars.space.s3};
    --height: 5.5rem;
  }
  /* Less than its part, so that no rounding takes the last one out of the row. */
  > * {
    --plate: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 0.5px);
  }
  > [data-shape] {
    flex: 1 1 var(--plate);
    height: var(--height);
    &:first-child {
      flex-basis: 100%;
      height: 7.5rem;
    }
    &:nth-child(n + 5) {
      margin-block-start: calc(var(--gap) - ${vars.space.s4});
    }
  }
`;

const Below = styled.div`
  flex: 1 1 100%;
  &:empty {
    display: none;
  }
`;

/** A blank plate like a banknote, which is the field itself, and below it a sheet of those that are printed on. */
export function NotesAmount({ quick, children, ...field }: MoneyAmountProps) {
  const { value, language } = field;
  const chips = quick?.chips ?? [];
  const isTyped = value > 0 && !chips.some((chip) => chip.value === value);
  return (
    <Sheet>
      <BlankPlate data-part="blank-plate" data-size={figureSize(formatMoneyPlain(value, language))}>
        <MoneyField {...field} />
        {isTyped && quick?.brings !== undefined && <Brings aria-hidden="true">{quick.brings}</Brings>}
      </BlankPlate>
      {quick !== null && chips.length > 0 && <AmountPlates {...quick} value={value} language={language} />}
      {children !== undefined && children !== null && <Below>{children}</Below>}
    </Sheet>
  );
}

/** The same on its way. */
export function NotesAmountSkeleton() {
  return (
    <Sheet>
      {[0, 1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </Sheet>
  );
}
