import { ButtonLink } from '@fortuna/ui/components/ButtonLink/ButtonLink.tsx';
import { Icon } from '@fortuna/ui/components/Icon/Icon.tsx';

export function Example() {
  return (
    <ButtonLink href="/recharge" variant="primary" icon={<Icon name="deposit" size={20} />}>
      Depositar
    </ButtonLink>
  );
}
