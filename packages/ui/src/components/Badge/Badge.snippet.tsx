import { Badge } from '@fortuna/ui/components/Badge/Badge.tsx';

export function Example() {
  return (
    <p>
      Depósito por PIX, R$ 100,00 <Badge tone="warning">Pendente</Badge>
    </p>
  );
}
