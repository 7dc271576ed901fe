import { ReviewTimeline } from '@fortuna/ui/components/ReviewTimeline/ReviewTimeline.tsx';

/** A withdrawal that is being looked at. */
export function Example() {
  return (
    <ReviewTimeline
      label="Andamento do saque"
      steps={[
        {
          id: 'sent',
          state: 'done',
          stateText: 'concluído',
          title: 'Pedido enviado',
          time: '14/03/2026 18:05',
        },
        {
          id: 'review',
          state: 'pending',
          stateText: 'em andamento',
          title: 'Em análise',
          detail: 'Costuma levar até duas horas.',
        },
        { id: 'paid', state: 'upcoming', stateText: 'a seguir', title: 'Dinheiro na conta' },
      ]}
    />
  );
}
