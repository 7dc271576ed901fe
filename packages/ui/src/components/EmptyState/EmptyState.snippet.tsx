import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '@fortuna/ui/components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '@fortuna/ui/components/EmptyState/EmptyState.tsx';

export function Example() {
  return (
    <EmptyState
      title="Você ainda não fez nenhum depósito"
      image={<EmptyArt kind="noRecords" />}
      action={
        <ButtonLink href="/recharge" variant="primary">
          Depositar
        </ButtonLink>
      }
    >
      Os depósitos aparecem aqui assim que são pedidos.
    </EmptyState>
  );
}
