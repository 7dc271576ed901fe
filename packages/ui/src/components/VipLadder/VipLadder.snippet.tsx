import type { VipLevel } from '@fortuna/domain/model/vip.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { VipLadder } from '@fortuna/ui/components/VipLadder/VipLadder.tsx';

const gifts = { levelBonus: 0, dayBonus: 0, weekBonus: 0, monthBonus: 0, yearBonus: 0, rebates: [] };
const ladder: readonly VipLevel[] = [
  { level: 0, name: 'VIP 0', requiredDeposits: 0, requiredBets: 0, withdrawalsPerDay: 1, ...gifts },
  { level: 1, name: 'VIP 1', requiredDeposits: 0, requiredBets: 500_000, withdrawalsPerDay: 3, ...gifts },
];

/** What a level takes and gives is written here, from centavos. */
export function Example() {
  return (
    <VipLadder
      label="Níveis VIP"
      currentLabel="Você está aqui"
      ladder={ladder}
      level={0}
      linesOf={({ requiredBets, withdrawalsPerDay }) => [
        `A partir de ${formatMoney(requiredBets, 'pt')} em apostas`,
        `Saques por dia: ${withdrawalsPerDay}`,
      ]}
    />
  );
}
