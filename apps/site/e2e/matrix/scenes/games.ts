import type { Locator } from '@playwright/test';
import { addressOf } from '../../addresses.ts';
import { arrange } from '../../arrange.ts';
import type { Player } from '../../player.ts';
import { firstGame, slot } from '../../sample-games.ts';
import { type CellMember, newMember, star } from '../members.ts';
import { quoting } from './cashier.ts';
import { isSeen, reader, readOn, type Scene, type Scenes } from './scene.ts';

/** On the page of a game its one heart; on all others that of the first tile. */
function starOf(player: Player): Locator {
  return new URL(player.page.url()).pathname === '/gameInfo'
    ? player.button('games-play', 'transfer.favourite')
    : player.main.locator('[data-part="favourite-heart"]').first();
}

/** Those of tiles come with the first sign of life. */
async function reachHeart(player: Player): Promise<void> {
  await player.page.mouse.move(10, 10);
  await starOf(player).waitFor();
}

/** Hearts are missed without a word where nobody has pressed one. */
async function heartsOf(page: string): Promise<Scene> {
  return { address: page, member: await newMember(), isLeftOut: true, reach: reachHeart };
}

function automaticOf({ page, say }: Player): Locator {
  return page.getByRole('switch', { name: say('games-transfer', 'money.switch') });
}

function pressStar(player: Player): Promise<void> {
  return starOf(player).click();
}

async function isStarred(player: Player, isOn: boolean): Promise<boolean> {
  return (await starOf(player).getAttribute('aria-pressed')) === String(isOn);
}

/** A member who moves money by hand: some of it is in the wallet, some at the provider of the sample game. */
async function mover(): Promise<CellMember> {
  const member = await newMember();
  await arrange.paidDeposit(member.name, 100_00);
  await arrange.transfersByHand(member.name);
  await arrange.moneyAt(member.name, slot.providerKey, 40_00);
  return member;
}

/** A move of money, by the button of that name. */
async function moving(address: string, button: string, done: string): Promise<Scene> {
  return {
    address,
    member: await mover(),
    looking: (player) => [
      player.say('games-transfer', 'progress.checking'),
      player.say('games-transfer', 'progress.unknown.title'),
    ],
    goOn: (player) => player.button('games-transfer', 'progress.unknown.sendSame'),
    write: {
      send: (player) => player.button('games-transfer', button).click(),
      isDone: (player) => {
        const amount = player.money(movedBy[done] ?? 0);
        const said = (kind: string) =>
          player.page.getByText(player.say('games-transfer', `progress.moved.${kind}`, { amount }));
        // Of a move of a kind that is newer than the site it is said that it was one.
        return isSeen(said(done).or(said('unknown')));
      },
    },
  };
}

const movedBy: Readonly<Record<string, number>> = { in: 60_00, out: 40_00, allOut: 40_00 };

/** The deposit over the stage of the sample game. */
const depositOver = `${addressOf('/gameInfo')}&deposit=form`;

/** Games, accounts at their providers and money there, and the deposit over a game. */
export const gamesScenes: Scenes = {
  '/ listGames': readOn(null),
  '/ listRecentWins': readOn(null),
  '/fair-play getRoundProof': (page) => ({
    address: addressOf(page),
    member: reader,
    saysOfNews: (player) => player.say('games-proof', 'unproven.title'),
  }),
  launchGame: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: (player) =>
        player.button('games-play', 'transfer.launch').or(player.button('common', 'retry')).click(),
      isDone: ({ page: tab }) => isSeen(tab.locator('iframe')),
    },
  }),
  transferIn: (page) => moving(addressOf(page), 'panel.inAll', 'in'),
  transferOut: (page) => moving(addressOf(page), 'panel.outAll', 'out'),
  transferAllOut: (page) => moving(page, 'money.allBack', 'allOut'),
  '/gameInfo listTransfers': (page) => ({ address: page, member: reader }),
  '/gameInfo updateProfile': async (page) => ({
    address: page,
    member: await newMember(),
    write: {
      send: (player) => automaticOf(player).click(),
      isDone: async (player) => !(await automaticOf(player).isChecked()),
    },
  }),
  '/gameInfo listPaymentMethods': () => ({ address: depositOver, member: reader }),
  '/gameInfo listPaymentChannels': () => ({ address: depositOver, member: reader }),
  '/gameInfo listDeposits': () => ({ address: depositOver, member: reader, isLeftOut: true }),
  '/gameInfo quoteDeposit': () => quoting(depositOver),
  openGameAccount: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: (player) =>
        player.button('information-accounts', 'registerAt', { provider: 'Boto Rosa' }).click(),
      isDone: (player) =>
        isSeen(
          player.main.getByRole('link', {
            name: player.say('information-accounts', 'playAt', { provider: 'Boto Rosa' }),
          }),
        ),
    },
  }),
  '/ listFavourites': heartsOf,
  '/game listFavourites': heartsOf,
  '/searchGames listFavourites': heartsOf,
  '/searchGames listGames': (page) => ({ address: `${page}?search=mar`, member: null }),
  addFavourite: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    reach: reachHeart,
    write: { send: pressStar, isDone: (player) => isStarred(player, true) },
  }),
  removeFavourite: async (page) => {
    const member = await newMember();
    await star(member, page === '/gameInfo' ? slot.id : firstGame.id);
    return {
      address: addressOf(page),
      member,
      reach: async (player) => {
        await reachHeart(player);
        await starOf(player).and(player.page.locator('[aria-pressed=true]')).waitFor();
      },
      write: { send: pressStar, isDone: (player) => isStarred(player, false) },
    };
  },
};
