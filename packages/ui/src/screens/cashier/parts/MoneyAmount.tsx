import { AmountChips } from '../../../components/AmountChips/AmountChips.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { Group } from './cashier-layout.tsx';
import { ChipsAmount } from './chips/ChipsAmount.tsx';
import { CounterAmount } from './counter/CounterAmount.tsx';
import type { MoneyAmountProps } from './money-form-parts.ts';
import { NotesAmount } from './notes/NotesAmount.tsx';

/** How much: the field and what fills it, in the shape of the brand's `cashier` axis. */
export function MoneyAmount(props: MoneyAmountProps) {
  const { cashier } = useBrand().layout;
  if (cashier === 'counter') return <CounterAmount {...props} />;
  if (cashier === 'notes') return <NotesAmount {...props} />;
  if (cashier === 'chips') return <ChipsAmount {...props} />;
  const { quick, children, ...field } = props;
  return (
    <Group>
      <MoneyField {...field} />
      {quick && <AmountChips {...quick} value={field.value} />}
      {children}
    </Group>
  );
}
