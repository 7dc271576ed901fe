import { CountBadge } from '@fortuna/ui/components/CountBadge/CountBadge.tsx';

export function Example() {
  return (
    <a href="/messages">
      Mensagens <CountBadge count={3} label="3 não lidas" />
    </a>
  );
}
