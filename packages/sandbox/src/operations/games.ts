import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { type GameList, gameListKey } from '../catalogue/game-list.ts';
import { gameTypeNames } from '../catalogue/game-type-names.ts';
import { popularGames, recommendedGames } from '../catalogue/short-lists.ts';
import { isPlayable } from '../engines/playable.ts';
import { engineOf } from '../engines/registry.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { lookQuery } from '../pages/play/play-look.ts';
import { inTransaction } from '../world/database.ts';
import { openGameAccount } from '../world/game-accounts.ts';
import { bringMoneyToGame, moneyAtProviders, openProviders, settleIdleMoney } from '../world/game-money.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { issueLaunchToken } from '../world/play-sessions.ts';
import { NotFoundProblem } from '../world/refusal.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, flag, moneyText } from './wire.ts';

type GameItem = Answer<'listGames'>['data']['data'][number];

const defaultPageSize = 15;

const clientTypes = { any: 0, desktop: 1, phone: 2 } as const;
const devices = { 1: 'desktop', 2: 'phone' } as const;

/** So many names stand in for a search that has found nothing. */
const mostSuggestions = 5;

type Asker = Pick<Call<'getGame'>, 'site' | 'language'>;

/** A game as the lists carry it. What the studios have drawn is drawn as an operator's own site draws: one that nobody has set up does without. */
export function gameItem(game: CatalogueGame, { site, language }: Asker): GameItem {
  return {
    id: game.id,
    api_name: game.providerKey,
    api_title: game.provider,
    name: shownName(game, language),
    en_name: game.englishName,
    game_code: game.code,
    game_type: game.type,
    img_url: site.isSetUp ? game.pictureUrl : null,
    client_type: clientTypes[game.device ?? 'any'],
    tags: [...game.tags],
    weight: game.weight,
    is_open: flag(game.isOpen),
    is_playable: flag(isPlayable(game)),
  };
}

function shownName(game: CatalogueGame, language: MessageLanguage): string {
  return language === 'en' ? game.englishName : game.name;
}

function gameDetails(game: CatalogueGame, asker: Asker): Answer<'getGame'>['data'] {
  const rules = engineOf(game)?.rulesOf(game);
  return {
    ...gameItem(game, asker),
    return_basis_points: rules ? Math.round(rules.returnToPlayer * 10_000) : null,
    lowest_stake_centavos: rules?.lowestStake ?? null,
    highest_stake_centavos: rules?.highestStake ?? null,
  };
}

/** @throws NotFoundProblem where the provider has no game of this code */
function gameAsked(
  games: GameList,
  { platType, gameCode }: { readonly platType: string; readonly gameCode: string },
): CatalogueGame {
  const game = catalogue(games).find(gameCode);
  if (game === undefined || game.providerKey !== platType) throw new NotFoundProblem('gameUnknown');
  return game;
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
    const { game_type: type, api_name: provider, tags: tag, name, sort: order } = call.query;
    const { is_playable: playable, client_type: client } = call.query;
    const { index } = catalogue(call.site);
    const search = name?.trim() ? { text: name, isEnglish: call.language === 'en' } : undefined;
    const found = index.find({
      type,
      providerKey: provider || undefined,
      tag,
      search,
      order,
      device: client ? devices[client] : undefined,
      isPlayable: playable === undefined ? undefined : playable === 1,
    });
    const rows = found.slice(numbers.offset, numbers.offset + numbers.limit);
    const suggested = search && found.length === 0 ? index.suggest(search, mostSuggestions) : [];
    return {
      ...call.success(),
      data: {
        ...paginator(
          numbers,
          found.length,
          rows.map((game) => gameItem(game, call)),
        ),
        suggestions: suggested.map((game) => shownName(game, call.language)),
      },
    };
  },

  listPopularGames: (call) => ({
    ...call.success(),
    data: popularGames(call.site).map((game) => gameItem(game, call)),
  }),

  listPromotedGames: (call) => ({
    ...call.success(),
    data: recommendedGames(call.site).map((game) => gameItem(game, call)),
  }),

  getGame: (call) => ({
    ...call.success(),
    data: gameDetails(gameAsked(call.site, call.query), call),
  }),

  launchGame: (call) => {
    const { world, body, site } = call;
    const game = gameAsked(site, body);
    const { id } = call.member();
    const { token, expiresAt } = inTransaction(world.db, () => {
      engineOf(game)?.admit?.(world, game, id);
      const issued = issueLaunchToken(world, id, game, call.token);
      openGameAccount(world, id, game.providerKey);
      bringMoneyToGame(world, id, game.providerKey);
      return issued;
    });
    const query = new URLSearchParams({
      t: token,
      lang: call.language,
      games: gameListKey(site),
      ...lookQuery(body),
    });
    return {
      ...call.success(),
      data: { url: `${world.publicUrl}/play/${game.code}?${query}`, expires_at: dateText(expiresAt) },
    };
  },

  getAllBalance: (call) => {
    const { world } = call;
    const { id } = call.member();
    settleIdleMoney(world, id);
    const held = moneyAtProviders(world, id);
    const open = openProviders(world, id);
    const balances = catalogue()
      .providers.filter(({ key }) => call.query.platType === '' || key === call.query.platType)
      .map(({ key, title }) => ({
        platType: key,
        title,
        balance: moneyText(held.get(key) ?? 0),
        is_open: flag(open.has(key)),
      }));
    return { ...call.success(), data: { money: moneyText(balanceOf(world.db, walletOf(id))), balances } };
  },
} satisfies Partial<Handlers>;
