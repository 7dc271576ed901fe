import { type CatalogueGame, catalogue, plainText } from '../catalogue/catalogue.ts';
import { gameTypeNames } from '../catalogue/game-type-names.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { issueLaunchToken } from '../world/play.ts';
import { NotFoundProblem } from '../world/refusal.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, moneyText } from './wire.ts';

type GameItem = Answer<'listGames'>['data']['data'][number];

const defaultPageSize = 15;
const shortListLength = 24;

function gameItem(game: CatalogueGame, language: MessageLanguage): GameItem {
  return {
    id: game.id,
    api_name: game.providerKey,
    api_title: game.provider,
    name: language === 'en' ? game.englishName : game.name,
    en_name: game.englishName,
    game_code: game.code,
    game_type: game.type,
    img_url: null,
    client_type: 0,
    tags: [...game.tags],
    weight: game.weight,
    is_open: game.isOpen ? 1 : 0,
  };
}

type Order = (a: CatalogueGame, b: CatalogueGame) => number;

const byName: Order = (a, b) => a.name.localeCompare(b.name, 'pt-BR');

const orders: Readonly<Record<'popular' | 'new' | 'name', Order>> = {
  popular: (a, b) => b.weight - a.weight || byName(a, b),
  new: (a, b) => Number(b.tags.includes('new')) - Number(a.tags.includes('new')) || b.id - a.id,
  name: byName,
};

/** Search by name and provider, without regard to case and accents. */
function isFound(game: CatalogueGame, wanted: string): boolean {
  return plainText(`${game.name} ${game.englishName} ${game.provider}`).includes(wanted);
}

function filtered(query: Call<'listGames'>['query']): CatalogueGame[] {
  const wanted = plainText(query.name ?? '').trim();
  return catalogue()
    .games.filter(
      (game) =>
        (query.game_type === undefined || game.type === query.game_type) &&
        (!query.api_name || game.providerKey === query.api_name) &&
        (query.tags === undefined || game.tags.includes(query.tags)) &&
        (wanted === '' || isFound(game, wanted)),
    )
    .sort(orders[query.sort ?? 'popular']);
}

/** The best of what fits, open games only. */
function shortList(language: MessageLanguage, fits: (game: CatalogueGame) => boolean): GameItem[] {
  return catalogue()
    .games.filter((game) => game.isOpen && fits(game))
    .sort(orders.popular)
    .slice(0, shortListLength)
    .map((game) => gameItem(game, language));
}

export const gameHandlers = {
  listProviders: (call) => ({
    ...call.success(),
    data: catalogue().providers.map((provider) => ({
      api_name: provider.key,
      title: provider.title,
      subtitle: provider.types
        .slice(0, 3)
        .map((type) => gameTypeNames[type][call.language])
        .join(' · '),
      web_pic: null,
      mobile_pic: null,
      logo_url: null,
      game_count: provider.gameCount,
    })),
  }),

  listGames: (call) => {
    const numbers = pageNumbers(call.query, defaultPageSize);
    const found = filtered(call.query);
    const rows = found.slice(numbers.offset, numbers.offset + numbers.limit);
    return {
      ...call.success(),
      data: paginator(
        numbers,
        found.length,
        rows.map((game) => gameItem(game, call.language)),
      ),
    };
  },

  listPopularGames: (call) => ({ ...call.success(), data: shortList(call.language, () => true) }),

  listPromotedGames: (call) => ({
    ...call.success(),
    data: shortList(call.language, (game) => game.tags.includes('recommend')),
  }),

  launchGame: (call) => {
    const { world, body } = call;
    const game = catalogue().find(body.gameCode);
    if (game === undefined || game.providerKey !== body.platType) throw new NotFoundProblem('gameUnknown');
    const { token, expiresAt } = issueLaunchToken(world, call.member().id, game);
    const query = new URLSearchParams({ t: token, lang: call.language === 'en' ? 'en' : 'pt' });
    return {
      ...call.success(),
      data: { url: `${world.publicUrl}/play/${game.code}?${query}`, expires_at: dateText(expiresAt) },
    };
  },

  getAllBalance: (call) => {
    const money = moneyText(balanceOf(call.world.db, walletOf(call.member().id)));
    // Games take their stakes from the wallet directly, so nothing ever lies at a provider.
    const balances = catalogue()
      .providers.filter(({ key }) => call.query.platType === '' || key === call.query.platType)
      .map(({ key }) => ({ platType: key, balance: '0.00' }));
    return { ...call.success(), data: { money, balances } };
  },
} satisfies Partial<Handlers>;
