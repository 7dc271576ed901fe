import common from '@fortuna/ui/locales/pt/common.json';
import errors from '@fortuna/ui/locales/pt/errors.json';
import games from '@fortuna/ui/locales/pt/games.json';
import gamesHome from '@fortuna/ui/locales/pt/games-home.json';
import site from '@fortuna/ui/locales/pt/site.json';

/** What the frame and the home speak, in the language that the home is prerendered in: there from the start. */
export const firstWords = { common, errors, site, games, 'games-home': gamesHome } as const;
