import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { HeroArt } from '@fortuna/ui/components/DrawnArt/DrawnArt.tsx';
import { PromoHero } from '@fortuna/ui/components/PromoHero/PromoHero.tsx';

/** What is promised has its conditions beside it. */
export function Example() {
  return (
    <PromoHero
      eyebrow="Bônus de boas-vindas"
      title="100% até R$&nbsp;1.500,00"
      text="O primeiro depósito rende 100% a mais para jogar."
      terms="Só para o primeiro depósito. Rollover de 5× antes do saque. 18+."
      art={<HeroArt seed={4} shape="wide" />}
      actions={
        <ButtonLink href="/login" variant="primary" size="lg">
          Criar conta
        </ButtonLink>
      }
    />
  );
}
