import cn from './payment/cn.json' with { type: 'json' };
import en from './payment/en.json' with { type: 'json' };
import pt from './payment/pt.json' with { type: 'json' };
import type { MessageLanguage } from './translate.ts';

/** The words of the payment provider's page; the Chinese catalogue defines them, as in the product. */
export type PaymentTexts = typeof cn;

export const paymentTexts: Readonly<Record<MessageLanguage, PaymentTexts>> = { pt, en, cn };
