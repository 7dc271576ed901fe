import type { ActivityTier } from '@fortuna/domain/model/promotions-activities.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { TierTable } from '@fortuna/ui/components/TierTable/TierTable.tsx';

const tiers: readonly ActivityTier[] = [
  {
    id: 1,
    name: 'Bronze',
    from: 50_000,
    to: 100_000,
    reward: { unit: 'money', min: 500, max: 500 },
    state: 'claimed',
  },
  {
    id: 2,
    name: 'Prata',
    from: 100_000,
    to: null,
    reward: { unit: 'money', min: 1_500, max: 1_500 },
    state: 'open',
  },
];

/** For a member who has bet R$ 1.200,00; all figures are centavos. */
export function Example() {
  return (
    <TierTable
      tiers={tiers}
      state={{ progress: 120_000 }}
      words={{
        caption: 'Rebate da semana',
        threshold: 'Apostas',
        reward: 'Prêmio',
        current: 'Você está aqui',
        states: {
          locked: 'Fechado',
          open: 'Pode resgatar',
          claimed: 'Resgatado',
          expired: 'Prazo encerrado',
        },
        thresholdOf: ({ from }) => `A partir de ${formatMoney(from, 'pt')}`,
        rewardOf: ({ reward }) => formatMoney(reward.min, 'pt'),
      }}
    />
  );
}
