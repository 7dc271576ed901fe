import { formatMoney } from '@fortuna/domain/money.ts';
import { RecordList } from '@fortuna/ui/components/RecordList/RecordList.tsx';

/** A day with one deposit. Every figure comes written. */
export function Example() {
  return (
    <RecordList
      label="Depósitos"
      heads={{ title: 'Forma', facts: [{ id: 'time', label: 'Hora' }], status: 'Situação', amount: 'Valor' }}
      records={[
        {
          id: '33',
          title: 'PIX',
          day: 'sábado, 14 de março',
          number: 'DEP20260314180533',
          facts: { time: '18:05' },
          amount: `+${formatMoney(10_000, 'pt')}`,
          amountTone: 'in',
          status: { tone: 'success', label: 'Confirmado' },
        },
      ]}
    />
  );
}
