import type { MessageLanguage } from './translate.ts';

/** Why an order came to nothing, where nobody has typed it: the record keeps the code, and every reader gets it in words of their own. */
const standingReasons = {
  notPaid: { pt: 'Pagamento não realizado', en: 'The payment was not made', cn: '未完成支付' },
  notIdentified: {
    pt: 'Pagamento não identificado',
    en: 'The payment was not identified',
    cn: '未识别到付款',
  },
  notCompleted: {
    pt: 'Pagamento não concluído no provedor',
    en: 'The payment was not completed at the provider',
    cn: '支付商未完成付款',
  },
  otherOwner: {
    pt: 'Nome do titular diferente do cadastro',
    en: 'The account holder’s name differs from the registration',
    cn: '账户持有人姓名与注册信息不符',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<MessageLanguage, string>>>>;

export type StandingReason = keyof typeof standingReasons;

function isStanding(reason: string): reason is StandingReason {
  return Object.hasOwn(standingReasons, reason);
}

/** A reason as it is read: what an operator typed stays word for word. */
export function reasonText(reason: string, language: MessageLanguage): string {
  return isStanding(reason) ? standingReasons[reason][language] : reason;
}
