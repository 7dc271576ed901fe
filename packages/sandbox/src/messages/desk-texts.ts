import cn from './desk/cn.json' with { type: 'json' };
import en from './desk/en.json' with { type: 'json' };
import pt from './desk/pt.json' with { type: 'json' };
import type { MessageLanguage } from './translate.ts';

/** The words of the operator's desk; the Chinese catalogue defines them, as in the product. */
export type DeskTexts = typeof cn;

export const deskTexts: Readonly<Record<MessageLanguage, DeskTexts>> = { pt, en, cn };
