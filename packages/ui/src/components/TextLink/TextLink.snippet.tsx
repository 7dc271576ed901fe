import { TextLink } from '@fortuna/ui/components/TextLink/TextLink.tsx';

/** In a sentence, and to another site. */
export function Example() {
  return (
    <>
      <p>
        Ao criar a conta você aceita os <TextLink href="/terms">termos de uso</TextLink> desta casa.
      </p>
      <TextLink href="https://example.org/" isStandalone newTabLabel="abre em nova aba">
        Jogo responsável
      </TextLink>
    </>
  );
}
