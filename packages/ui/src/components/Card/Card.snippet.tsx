import { Card } from '@fortuna/ui/components/Card/Card.tsx';

export function Example() {
  return (
    <Card aria-labelledby="withdrawable">
      <h2 id="withdrawable">Saldo para retirada</h2>
      <p>R$ 1.284,50</p>
    </Card>
  );
}
