import type { Centavos } from '@fortuna/domain/money.ts';
import type { MessageLanguage } from '../../messages/translate.ts';

export interface RechargeStep {
  readonly id: number;
  readonly name: Readonly<Record<MessageLanguage, string>>;
  readonly from: Centavos;
  readonly to: Centavos | null;
  readonly basisPoints: number;
}

export const ordinaryAgent: RechargeStep = {
  id: 1,
  name: { pt: 'Agente comum', en: 'Ordinary agent', cn: '普通代理' },
  from: 0,
  to: 49_999_99,
  basisPoints: 50,
};

export const goldAgent: RechargeStep = {
  id: 2,
  name: { pt: 'Agente ouro', en: 'Gold agent', cn: '黄金代理' },
  from: 50_000_00,
  to: null,
  basisPoints: 100,
};

/** Commission on what direct subordinates recharge in a month, of the whole sum. */
export function rechargeStepOf(recharged: Centavos): RechargeStep {
  return recharged >= goldAgent.from ? goldAgent : ordinaryAgent;
}

/** Commission on valid bets of every type, in basis points. */
export const bettingBasisPoints = { direct: 30, indirect: 10 } as const;

/** Smaller amounts are carried over to the next settlement. */
export const leastCommission: Centavos = 1_00;

/** Hour of the day at which commissions and rebates are settled. */
export const settlementHour = 4;
