import { type Context, Hono } from 'hono';
import { deskStyle } from './desk/desk-style.ts';
import { pageStyle } from './page-style.ts';
import { providerStyle } from './provider-style.ts';

const families = ['archivo', 'bricolage-grotesque', 'onest'] as const;
const scripts = ['latin', 'latin-ext'] as const;

export interface PageFont {
  readonly family: (typeof families)[number];
  readonly script: (typeof scripts)[number];
}

/** Where the letters of a script are; the browser loads a file only for letters that a page has. */
const rangeOf: Readonly<Record<PageFont['script'], string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

const fonts: readonly PageFont[] = families.flatMap((family) =>
  scripts.map((script) => ({ family, script })),
);

function fileOf({ family, script }: PageFont): string {
  return `${family}-${script}.woff2`;
}

function fontFaces(family: PageFont['family'], name: string): string {
  return fonts
    .filter((font) => font.family === family)
    .map(
      (font) =>
        `@font-face{font-family:"${name}";font-display:swap;font-weight:100 900;src:url(/assets/fonts/${fileOf(font)}) format("woff2");unicode-range:${rangeOf[font.script]}}`,
    )
    .join('\n');
}

const stylesheets: Readonly<Record<string, string>> = {
  'pages.css': pageStyle,
  'desk.css': `${fontFaces('bricolage-grotesque', 'Bricolage Grotesque')}\n${fontFaces('onest', 'Onest')}\n${deskStyle}`,
  'provider.css': `${fontFaces('archivo', 'Archivo')}\n${providerStyle}`,
};

/**
 * Stylesheets and typefaces of the pages.
 * @param readFont gives a typeface; without it there are none
 */
export function pageAssets(
  readFont: ((font: PageFont) => Promise<Uint8Array<ArrayBuffer>>) | undefined,
): Hono {
  const app = new Hono();

  app.get('/fonts/:file', async (context) => {
    const font = fonts.find((known) => fileOf(known) === context.req.param('file'));
    if (font === undefined || readFont === undefined) return context.notFound();
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'public, max-age=86400');
    return context.body(await readFont(font), 200, { 'content-type': 'font/woff2' });
  });

  app.get('/:file', (context: Context) => {
    const style = stylesheets[context.req.param('file') ?? ''];
    if (style === undefined) return context.notFound();
    context.header('x-content-type-options', 'nosniff');
    return context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' });
  });

  return app;
}
