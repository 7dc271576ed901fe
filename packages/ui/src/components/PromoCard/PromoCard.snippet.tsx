import { PromoBento, PromoCard } from '@fortuna/ui/components/PromoCard/PromoCard.tsx';

const terms = 'A taxa e os limites aparecem antes de confirmar.';
const bets = 'Com data, jogo e resultado.';
const pause = 'Limites e pausas são seus.';

/** Four of them, the first one large, below a heading of their section. */
export function Example() {
  return (
    <section>
      <h2>Na sua conta</h2>
      <PromoBento>
        <PromoCard
          title="Deposite por PIX"
          text={terms}
          href="/recharge"
          action="Depositar"
          icon="pix"
          isLarge
        />
        <PromoCard title="Suas apostas" text={bets} href="/game-record" action="Ver apostas" icon="bets" />
        <PromoCard title="Saque pela chave" text={terms} href="/withdraw" action="Sacar" icon="withdraw" />
        <PromoCard title="Saiba parar" text={pause} href="/responsible-gaming" action="Ver" icon="clock" />
      </PromoBento>
    </section>
  );
}
