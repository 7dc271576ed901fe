import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type DeskTexts, deskTexts } from '../../messages/desk-texts.ts';
import { fillIn, type MessageLanguage } from '../../messages/translate.ts';
import type { Told } from './desk.ts';

export type DoneKey = keyof DeskTexts['done'];
export type RefusedKey = keyof DeskTexts['refused'];

/** What a press of the operator has led to. */
export type Outcome =
  | { readonly done: DoneKey; readonly about?: string }
  /** The order, member or call was not there, or not in a state in which this could be done. */
  | { readonly unchanged: string }
  | { readonly refused: RefusedKey };

// The answer to a press leads on to a page, which tells of it once: in a cookie, so that a reload does not tell it again.
const told = 'desk-told';
const cookie = { path: '/__desk', httpOnly: true, sameSite: 'Lax', maxAge: 60 } as const;

export function keepForNextPage(context: Context, outcome: Exclude<Outcome, { refused: RefusedKey }>): void {
  const text =
    'done' in outcome ? `${outcome.done}:${outcome.about ?? ''}` : `unchanged:${outcome.unchanged}`;
  setCookie(context, told, text, cookie);
}

function isDone(key: string): key is DoneKey {
  return Object.hasOwn(deskTexts.cn.done, key);
}

export function takeTold(context: Context, language: MessageLanguage): Told | null {
  const kept = getCookie(context, told);
  if (kept === undefined) return null;
  deleteCookie(context, told, { path: cookie.path });
  const end = kept.indexOf(':');
  const key = kept.slice(0, end);
  const values = { about: kept.slice(end + 1) };
  const texts = deskTexts[language];
  if (isDone(key)) return { tone: 'done', text: fillIn(texts.done[key], values) };
  return key === 'unchanged' ? { tone: 'problem', text: fillIn(texts.unchanged, values) } : null;
}
