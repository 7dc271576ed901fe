import { TermsList } from '@fortuna/ui/components/TermsList/TermsList.tsx';

/** One condition a line; support names them by their numbers. */
export function Example() {
  return (
    <TermsList
      title="Regras"
      items={[
        'A oferta vale para o primeiro depósito confirmado, feito por PIX.',
        'O valor do bônus precisa ser apostado cinco vezes antes do saque.',
        'O prazo é de trinta dias.',
      ]}
    />
  );
}
