import { formatMoney } from '@fortuna/domain/money.ts';
import { Progress } from '@fortuna/ui/components/Progress/Progress.tsx';

const rollover = { done: 35_000, required: 50_000 };

/** The bar takes centavos, the eye and the ear get words. */
export function Example() {
  return (
    <Progress
      label="Rollover do bônus"
      value={rollover.done}
      max={rollover.required}
      valueText={`${formatMoney(rollover.done, 'pt')} de ${formatMoney(rollover.required, 'pt')}`}
    />
  );
}
