import { bcp47 } from '@fortuna/domain/language.ts';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { MessageLanguage } from '../messages/translate.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageOptions {
  readonly title: string;
  readonly language: MessageLanguage;
  readonly stylesheets: readonly string[];
  readonly scripts?: readonly string[];
  readonly body: Markup;
}

export function page({ title, language, stylesheets, scripts = [], body }: PageOptions): Markup {
  return html`<!doctype html>
<html lang="${bcp47(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${scripts.map((src) => html`<script src="${src}" defer></script>`)}
</head>
<body>${body}</body>
</html>`;
}

/** Headers of the pages that only have forms: no scripts, no framing. */
export function lockDown(context: Context): void {
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  context.header('x-content-type-options', 'nosniff');
  // With `no-referrer` browsers would send `Origin: null` with the page's own forms.
  context.header('referrer-policy', 'same-origin');
  context.header('cache-control', 'no-store');
}
