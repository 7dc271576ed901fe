import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { PageHeader } from '@fortuna/ui/components/PageHeader/PageHeader.tsx';

/** The first thing in a page's `main`. */
export function Example() {
  return (
    <PageHeader
      title="Saque"
      lead="O dinheiro vai para uma conta no seu nome."
      back={{ href: '/profile', label: 'Voltar para o perfil' }}
      action={<ButtonLink href="/transactions">Registros</ButtonLink>}
    />
  );
}
