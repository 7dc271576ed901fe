import { ScrollArea } from '@fortuna/ui/components/ScrollArea/ScrollArea.tsx';
import { TermsList } from '@fortuna/ui/components/TermsList/TermsList.tsx';

/** As high as its place allows; the name is read out once it has to be scrolled. */
export function Example() {
  return (
    <ScrollArea label="Regulamento">
      <TermsList
        items={[
          'A oferta vale para o primeiro depósito confirmado, feito por PIX.',
          'O valor do bônus precisa ser apostado cinco vezes antes do saque.',
          'O prazo é de trinta dias.',
        ]}
      />
    </ScrollArea>
  );
}
