import { defaultLanguage } from '@fortuna/domain/language.ts';
import { BrandContext } from '@fortuna/ui/theme/brand-context.ts';
import { type BrandCopy, withBrandCopy } from '@fortuna/ui/theme/brand-copy.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { loadStarted } from './brand/load-started.ts';
import type { StartedBrand } from './brand/started-brand.ts';
import { createQueryClient } from './platform/query-client.ts';
import { routeList } from './routes/route-list.ts';
import { createRoutes } from './routes/routes.tsx';
import { setWordSource, startI18n } from './words/i18n.ts';
import type { Texts } from './words/word-source.ts';

/** @public The build imports what Vite makes of this file: by its address, not by name. */
export { routeList };

/** Every text at once, where they are needed all the same. */
const words = import.meta.glob<Texts>('../../../packages/ui/src/locales/*/*.json', { import: 'default' });

/** What brands word themselves, in files of other areas than the home's too: the foot is drawn as well. */
const copies = import.meta.glob<string>('../../../packages/ui/src/brands/*/copy/*.json', {
  query: '?raw',
  import: 'default',
});

setWordSource(async (language, area, root) => {
  const load = words[`../../../packages/ui/src/locales/${language}/${area}.json`];
  if (!load) throw new Error(`no words ${language}/${area}`);
  const copy = await copies[`../../../packages/ui/src${root}/copy/${language}.json`]?.();
  return copy === undefined ? load() : withBrandCopy(area, await load(), JSON.parse(copy) as BrandCopy);
});

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}

/**
 * A brand's data and its words for the home, to be sent with its page.
 * @public As above.
 */
export function startOf(brandId: string): Promise<StartedBrand> {
  return loadStarted(brandId, defaultLanguage);
}

/**
 * One address of a brand drawn as a guest sees it before any data, in the default language, with the styles that it uses.
 * @public As above.
 */
export async function render(path: string, brandId: string): Promise<{ html: string; styleTag: string }> {
  const { brand, voice } = await startOf(brandId);
  await startI18n(defaultLanguage, voice);
  const handler = createStaticHandler(createRoutes().routes);
  const context = await handler.query(new Request(`http://prerender.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`);
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StrictMode>
        <BrandContext value={brand}>
          <QueryClientProvider client={createQueryClient()}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </QueryClientProvider>
        </BrandContext>
      </StrictMode>,
    ),
    // Outlined Suspense content would come in through inline scripts, which the policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await readAll(prelude);
  const styleTag = sheet.getStyleTags();
  sheet.seal();
  return { html, styleTag };
}
