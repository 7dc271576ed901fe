import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { Logo } from '@fortuna/ui/components/Logo/Logo.tsx';
import { TopBar } from '@fortuna/ui/components/TopBar/TopBar.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';

/** As a guest sees it: the two ways in. */
export function Example() {
  const { name, mark } = useBrand();
  return (
    <TopBar
      homeHref="/"
      homeLabel={`${name}, página inicial`}
      logo={<Logo name={name} mark={mark} />}
      account={
        <>
          <ButtonLink href="/login" size="sm">
            Entrar
          </ButtonLink>
          <ButtonLink href="/login?mode=register" size="sm" variant="primary">
            Criar conta
          </ButtonLink>
        </>
      }
    />
  );
}
