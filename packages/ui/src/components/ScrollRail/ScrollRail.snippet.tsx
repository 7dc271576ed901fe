import { Card } from '@fortuna/ui/components/Card/Card.tsx';
import { ScrollRail } from '@fortuna/ui/components/ScrollRail/ScrollRail.tsx';
import { TextLink } from '@fortuna/ui/components/TextLink/TextLink.tsx';

const types = ['Slots', 'Ao vivo', 'Crash', 'Pesca', 'Mesas', 'Bingo'];

/** Each child has a key, and takes the focus itself. */
export function Example() {
  return (
    <ScrollRail label="Tipos de jogo" previousLabel="Anteriores" nextLabel="Próximos">
      {types.map((type) => (
        <Card key={type}>
          <TextLink href="/game" isStandalone>
            {type}
          </TextLink>
        </Card>
      ))}
    </ScrollRail>
  );
}
