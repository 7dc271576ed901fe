import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { Notice } from '@fortuna/ui/components/Notice/Notice.tsx';

/** What happened, what still holds, what to do. */
export function Example() {
  return (
    <Notice
      tone="warning"
      title="Pagamento em conferência"
      action={
        <ButtonLink href="/transactions" size="sm">
          Ver registros
        </ButtonLink>
      }
    >
      Não pague de novo: o valor entra no saldo assim que o banco confirmar.
    </Notice>
  );
}
