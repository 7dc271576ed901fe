import { Button } from '@fortuna/ui/components/Button/Button.tsx';
import { Tooltip } from '@fortuna/ui/components/Tooltip/Tooltip.tsx';

/** A hint that nobody needs: the button says by itself what it does. */
export function Example() {
  return (
    <Tooltip text="Atualizado há 2 minutos">
      <Button>Atualizar saldo</Button>
    </Tooltip>
  );
}
