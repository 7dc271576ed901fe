import type { GameTag } from '@fortuna/domain/model/games.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { gameTypeNames } from '../catalogue/game-type-names.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { lookQuery } from '../pages/play-look.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { engineRules, isPlayable } from '../slot/engines.ts';
import { balanceOf, walletOf } from '../world/ledger.ts';
import { issueLaunchToken } from '../world/play.ts';
import { NotFoundProblem } from '../world/refusal.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, flag, moneyText } from './wire.ts';

type GameItem = Answer<'listGames'>['data']['data'][number];

const defaultPageSize = 15;
const shortListLength = 24;

/** A game as the lists carry it. */
export function gameItem(game: CatalogueGame, language: MessageLanguage): GameItem {
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
    is_open: flag(game.isOpen),
    is_playable: flag(isPlayable(game)),
  };
}

function gameDetails(game: CatalogueGame, language: MessageLanguage): Answer<'getGame'>['data'] {
  const rules = engineRules(game);
  return {
    ...gameItem(game, language),
    return_basis_points: rules?.returnToPlayer ?? null,
    lowest_stake_centavos: rules?.lowestStake ?? null,
    highest_stake_centavos: rules?.highestStake ?? null,
  };
}

/** The best of a list, open games only. */
function shortList(
  { site, language }: Pick<Call<'listPopularGames'>, 'site' | 'language'>,
  tag?: GameTag,
): GameItem[] {
  const list = catalogue(site.words).index.find({ tag, order: 'popular' });
  const shown: CatalogueGame[] = [];
  for (const game of list) {
    if (shown.length === shortListLength) break;
    if (game.isOpen) shown.push(game);
  }
  return shown.map((game) => gameItem(game, language));
}

/** @throws NotFoundProblem where the provider has no game of this code */
function gameAsked(
  { words }: SiteSettings,
  { platType, gameCode }: { readonly platType: string; readonly gameCode: string },
): CatalogueGame {
  const game = catalogue(words).find(gameCode);
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
    const { game_type: type, api_name: provider, tags: tag, name: search, sort } = call.query;
    const { is_playable: playable } = call.query;
    const filter = { type, providerKey: provider || undefined, tag, search };
    const all = catalogue(call.site.words).index.find({ ...filter, order: sort ?? 'popular' });
    const found = playable === undefined ? all : all.filter((game) => isPlayable(game) === (playable === 1));
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

  listPopularGames: (call) => ({ ...call.success(), data: shortList(call) }),

  listPromotedGames: (call) => ({
    ...call.success(),
    data: shortList(call, 'recommend'),
  }),

  getGame: (call) => ({
    ...call.success(),
    data: gameDetails(gameAsked(call.site, call.query), call.language),
  }),

  launchGame: (call) => {
    const { world, body, site } = call;
    const game = gameAsked(site, body);
    const { token, expiresAt } = issueLaunchToken(world, call.member().id, game, call.token);
    const query = new URLSearchParams({
      t: token,
      lang: call.language,
      site: site.site,
      ...lookQuery(body),
    });
    return {
      ...call.success(),
      data: { url: `${world.publicUrl}/play/${game.code}?${query}`, expires_at: dateText(expiresAt) },
    };
  },

  getAllBalance: (call) => {
    const money = moneyText(balanceOf(call.world.db, walletOf(call.member().id)));
    // Games take their stakes from the wallet directly, so no balance is ever held by a provider.
    const balances = catalogue()
      .providers.filter(({ key }) => call.query.platType === '' || key === call.query.platType)
      .map(({ key }) => ({ platType: key, balance: '0.00' }));
    return { ...call.success(), data: { money, balances } };
  },
} satisfies Partial<Handlers>;
