import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type MessageLanguage, messageLanguage } from '../../messages/translate.ts';

const kept = 'desk-language';
const year = 31_536_000;

const spoken: Readonly<Record<string, MessageLanguage>> = { pt: 'pt', en: 'en', zh: 'cn' };

/** The language that a browser's `Accept-Language` likes best among those of the desk; undefined where it names none of them. */
export function acceptedLanguage(header: string): MessageLanguage | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: spoken[tag.split('-')[0] ?? ''], weight: Number(weight ?? 1) };
  });
  const [best] = ranges
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return best?.language;
}

/** The operator's language: the one switched to, now or before, else the browser's. */
export function deskLanguage(context: Context): MessageLanguage {
  const switched = context.req.query('lang');
  if (switched !== undefined) {
    const language = messageLanguage(switched);
    setCookie(context, kept, language, { path: '/__desk', httpOnly: true, sameSite: 'Lax', maxAge: year });
    return language;
  }
  const before = getCookie(context, kept);
  if (before !== undefined) return messageLanguage(before);
  return acceptedLanguage(context.req.header('accept-language') ?? '') ?? 'en';
}
