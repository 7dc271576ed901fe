import { Icon } from '@fortuna/ui/components/Icon/Icon.tsx';
import { VisuallyHidden } from '@fortuna/ui/components/VisuallyHidden/VisuallyHidden.tsx';

/** What the eye sees by a sign, the ear gets in words. */
export function Example() {
  return (
    <p>
      marina@exemplo.com.br <Icon name="check" size={20} />
      <VisuallyHidden>Confirmado</VisuallyHidden>
    </p>
  );
}
