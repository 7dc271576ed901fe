import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
import { createSandbox } from '@fortuna/sandbox/app.ts';
import { openBrowserDatabase } from '@fortuna/sandbox/browser/open-database.ts';
import { withPicturesInAnswers } from '@fortuna/sandbox/browser/pictures-in-answers.ts';
import { wasmAddress } from '@fortuna/sandbox/browser/wasm-address.ts';
import { cryptoRandom } from '@fortuna/sandbox/world/random.ts';
import { setReminderOff } from '@fortuna/site/frame/entry/reminders-off.ts';
import { installLinks } from '@fortuna/site/frame/links.ts';
import { showAuthDialog } from '@fortuna/site/frame/ui-store.ts';
import { setTransport } from '@fortuna/site/platform/api.ts';
import { queryClient } from '@fortuna/site/platform/query-client.ts';
import { storedToken } from '@fortuna/site/platform/token.ts';
import { type SiteRouter, startRouter } from '@fortuna/site/routes/site-router.ts';
import { connectSessionAndCalls } from '@fortuna/site/session/connect-session.ts';
import { sendSession } from '@fortuna/site/session/session-store.ts';
import { startI18n } from '@fortuna/site/words/i18n.ts';
import { catalogueLanguages } from '@fortuna/ui/locales/areas.ts';
import { setAreaLoader, wordsAreThere } from '@fortuna/ui/locales/speaking.ts';
import { createMemoryRouter } from 'react-router-dom';
import { createWorldOutside, type WorldOutside } from './world-outside.ts';

const testKey = 'journeys';

export interface OpenSite {
  readonly router: SiteRouter;
  readonly language: SiteLanguage;
  readonly outside: WorldOutside;
  /** Leaves nothing of this player and back end behind for the next journey. */
  close(): void;
}

/** What is still on the page asks once more when its answers are forgotten: that must not go to the network. */
const noAnswer = () => new Promise<Response>(() => {});

function journeyLanguage(locale: unknown): SiteLanguage {
  return isSiteLanguage(locale) && catalogueLanguages.some((known) => known === locale) ? locale : 'en';
}

/** Money requests without an answer, tokens: what the site keeps in this tab. The language stays, as on the site. */
function forgetTab(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('fortuna.')) sessionStorage.removeItem(key);
  }
}

export interface OpenSiteOptions {
  readonly path: string;
  /** A seed account that is logged in already; without one the journey begins as a guest. */
  readonly member?: string;
  /** Where draws of a thousand land; left out, anywhere. */
  readonly draw?: number;
  /** The language on the toolbar. */
  readonly locale: unknown;
}

/**
 * The real routes over a back end of their own in this page: SQLite in memory, no server, no service worker. Each journey begins
 * in a world as seeded.
 */
export async function openSite({ path, member, draw, locale }: OpenSiteOptions): Promise<OpenSite> {
  // What was loaded anew in the middle of a journey has left a token of a back end that is gone.
  forgetTab();
  const { db, close: closeDatabase } = await openBrowserDatabase(wasmAddress);
  const sandbox = createSandbox({
    db,
    publicUrl: window.location.origin,
    siteOrigins: [window.location.origin],
    testKey,
    random: (below) => (draw !== undefined && below === 1_000 ? draw : cryptoRandom(below)),
  });
  const outside = createWorldOutside(withPicturesInAnswers(sandbox.fetch), testKey);
  setTransport(outside.noteAnswers);
  connectSessionAndCalls();
  // What the house tells on entry would come into the middle of it.
  setReminderOff('guest', true);
  const language = journeyLanguage(locale);
  await startI18n(language);
  if (member !== undefined)
    await sendSession({ type: 'tab.loggedIn', token: await outside.sessionOf(member) });
  const { router, addPages } = await startRouter((routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  const removeLinks = installLinks(router, addPages);

  return {
    router,
    language,
    outside,
    close: () => {
      removeLinks();
      router.dispose();
      showAuthDialog(null);
      if (storedToken() !== null) void sendSession({ type: 'tab.loggedOut' });
      forgetTab();
      queryClient.clear();
      setTransport(noAnswer);
      setAreaLoader(wordsAreThere);
      closeDatabase();
    },
  };
}
