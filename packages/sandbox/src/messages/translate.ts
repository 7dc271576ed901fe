import cn from './cn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** A text that the sandbox can send; the Chinese catalogue defines them, as in the product. */
export type MessageKey = keyof typeof cn;
export type MessageLanguage = 'pt' | 'en' | 'cn';
export type MessageValues = Readonly<Record<string, string | number>>;

const catalogues: Readonly<Record<MessageLanguage, Readonly<Record<MessageKey, string>>>> = { pt, en, cn };

const chineseCodes = new Set(['cn', 'ch', 'zh_cn', 'zh-cn', 'zh']);

/** The language of a request's `lang`; Portuguese for what the sandbox has no catalogue of. */
export function messageLanguage(lang: string | null | undefined): MessageLanguage {
  const code = (lang ?? '').toLowerCase();
  if (chineseCodes.has(code)) return 'cn';
  return code === 'en' ? 'en' : 'pt';
}

/** A text with its `{{placeholders}}` filled in. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The text of a key, with its `{{placeholders}}` filled in. */
export function translate(language: MessageLanguage, key: MessageKey, values: MessageValues = {}): string {
  return fillIn(catalogues[language][key], values);
}
