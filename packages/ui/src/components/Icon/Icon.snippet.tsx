import { Icon } from '@fortuna/ui/components/Icon/Icon.tsx';

/** The words say it; the sign is decoration. */
export function Example() {
  return (
    <p>
      <Icon name="clock" size={20} /> O PIX costuma cair em menos de um minuto.
    </p>
  );
}
