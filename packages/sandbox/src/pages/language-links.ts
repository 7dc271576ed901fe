import { bcp47 } from '@fortuna/domain/language.ts';
import { html } from 'hono/html';
import type { MessageLanguage } from '../messages/translate.ts';
import { languageLabel } from './language-label.ts';
import type { Markup } from './page.ts';

const languages = ['pt', 'en', 'cn'] as const;

/** The ways to the same page in other languages. */
export function languageLinks(
  current: MessageLanguage,
  label: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Markup {
  const links = languages.map((language) => {
    const fields = new URLSearchParams(search);
    fields.set('lang', language);
    const mark = language === current ? html` aria-current="true"` : '';
    return html`<li><a href="${pathname}?${fields.toString()}" lang="${bcp47(language)}" hreflang="${bcp47(language)}"${mark}>${languageLabel(language)}</a></li>`;
  });
  return html`<ul class="languages" aria-label="${label}">${links}</ul>`;
}
