import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { CounterChoice } from './counter/CounterChoice.tsx';
import type { MoneyChoiceProps } from './money-form-parts.ts';

/** How or where: one of a few ways, in the shape of the brand's `cashier` axis. */
export function MoneyChoice<Value extends string>(props: MoneyChoiceProps<Value>) {
  const { cashier } = useBrand().layout;
  return cashier === 'counter' ? <CounterChoice {...props} /> : <ChoiceCards {...props} />;
}
