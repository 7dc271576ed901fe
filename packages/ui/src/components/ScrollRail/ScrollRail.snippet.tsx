import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { ScrollRail } from '@fortuna/ui/components/ScrollRail/ScrollRail.tsx';

const types = ['Slots', 'Ao vivo', 'Crash', 'Pesca', 'Mesas', 'Bingo'];

/** Each child has a key, and takes the focus itself. */
export function Example() {
  return (
    <ScrollRail label="Tipos de jogo" previousLabel="Anteriores" nextLabel="Próximos">
      {types.map((type) => (
        <ButtonLink key={type} href="/game">
          {type}
        </ButtonLink>
      ))}
    </ScrollRail>
  );
}
