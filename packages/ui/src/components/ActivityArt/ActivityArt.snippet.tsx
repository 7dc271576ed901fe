import { ActivityArt } from '@fortuna/ui/components/ActivityArt/ActivityArt.tsx';
import { Card } from '@fortuna/ui/components/Card/Card.tsx';

export function Example() {
  return (
    <Card as="article">
      <ActivityArt page="recharge" shape="card" />
      <h3>Bônus de depósito</h3>
      <p>Deposite a partir de R$ 100,00 e receba o mesmo valor em bônus.</p>
    </Card>
  );
}
