import type { Locator } from '@playwright/test';
import { addressOf } from '../addresses.ts';
import { depositButton, fillDeposit } from '../cashier.ts';
import { type Player, password, withdrawalPassword } from '../player.ts';
import { slot } from '../sample-games.ts';
import {
  addAccount,
  type CellMember,
  newIdentity,
  newMember,
  orderOf,
  readyMember,
  star,
  withdrawalOf,
  writeTo,
} from './members.ts';
import type { Operation } from './operations.ts';

/** What makes a page call an operation, and what the player sees when it has gone well. */
export interface Scene {
  readonly address: string;
  /** Who is logged in; null: a guest. */
  readonly member: CellMember | null;
  /** Put into the session storage of the tab before the page opens. */
  readonly stored?: Readonly<Record<string, string>>;
  /** On the open page, what has to be done before anything of the operation is seen. */
  readonly reach?: (player: Player) => Promise<void>;
  /** Texts that say that an outcome is being looked for. */
  readonly looking?: (player: Player) => readonly string[];
  /** Where it has not been found: what the player presses to go on. */
  readonly goOn?: (player: Player) => Locator;
  readonly write?: WriteScene;
}

export interface WriteScene {
  /** Fills in what has to be filled in as the page stands, and presses, once. */
  readonly send: (player: Player) => Promise<void>;
  readonly isDone: (player: Player) => Promise<boolean>;
  /** The way on that is offered where the second try hears that it has been done, and how it is gone. */
  readonly wayOn?: (player: Player) => Locator;
  readonly goOn?: (player: Player) => Promise<void>;
  /** The player is told that it is done whatever the server says. */
  readonly isDoneAnyway?: true;
}

const isSeen = (locator: Locator) => locator.first().isVisible();

function frameButton(player: Player, word: 'login' | 'register'): Locator {
  const { page } = player;
  return page
    .getByRole('button', { name: player.say('controls', `signedOut.${word}`), exact: true })
    .or(page.getByRole('link', { name: player.say('site', `account.${word}`), exact: true }))
    .filter({ visible: true })
    .first();
}

/** The login is open, over the page or as the page. */
export async function reachLogin(player: Player, word: 'login' | 'register' = 'login'): Promise<void> {
  const isOpen = await player.loginDialog.isVisible();
  if (!isOpen && new URL(player.page.url()).pathname !== '/login') {
    await frameButton(player, word).click();
    await player.loginDialog.waitFor();
  }
  await player.authForm.getByRole('tab').first().waitFor();
}

async function isLoggedIn({ page, loginDialog }: Player): Promise<boolean> {
  if ((await loginDialog.count()) > 0 || new URL(page.url()).pathname === '/login') return false;
  return page.evaluate(() => sessionStorage.getItem('fortuna.token') !== null);
}

/** One for all who only read orders: they are there before the first of them looks. */
let follower: Promise<Follower> | undefined;
interface Follower extends CellMember {
  readonly deposit: Awaited<ReturnType<typeof orderOf>>;
  readonly withdrawal: string;
}
async function makeFollower(): Promise<Follower> {
  const member = await readyMember();
  const deposit = await orderOf(member, 'follower-of-orders');
  return { ...member, deposit, withdrawal: await withdrawalOf(member) };
}

/** Has something of everything, and nobody writes in the name of it. */
const reader: CellMember = { name: 'rica', id: 0 };

/** Where the cashier says that it looks for an outcome, or does not know it. */
const lookingTitles = {
  deposit: ['deposit.ordered', 'deposit.checking', 'deposit.unknown', 'payment.unknown'],
  withdraw: ['withdraw.checking', 'withdraw.unknown'],
} as const;

/** What the cashier says while it looks, and what is pressed where it has not found it. */
function lookingFor(of: 'deposit' | 'withdraw', next: string): Pick<Scene, 'looking' | 'goOn'> {
  return {
    looking: (player) => lookingTitles[of].map((key) => player.say('cashier', `${key}.title`)),
    goOn: (player) => player.button('cashier', `${of}.unknown.${next}`),
  };
}

type MakeScene = (page: string) => Promise<Scene> | Scene;

const at = (page: string, search: string) => `${page}?${search}`;

function removeDialog(player: Player): Locator {
  return player.page.getByRole('alertdialog', { name: player.say('cashier', 'bankAccounts.removing.title') });
}

/** How a read is reached that its page does not make by itself as soon as it opens. By page and operation. */
const reads: Readonly<Record<string, MakeScene>> = {
  '/recharge listDeposits': async (page) => {
    follower ??= makeFollower();
    const { deposit, ...member } = await follower;
    const attempt = {
      key: 'follower-of-orders',
      at: new Date().toISOString(),
      amount: 500_00,
      channel: deposit.channel,
    };
    return {
      ...lookingFor('deposit', 'lookAgain'),
      address: page,
      member,
      stored: { [`fortuna.attempt.deposit.${member.id}`]: JSON.stringify(attempt) },
    };
  },
  '/recharge-payment listDeposits': async (page) => {
    follower ??= makeFollower();
    const { deposit, ...member } = await follower;
    return { ...lookingFor('deposit', 'lookAgain'), address: at(page, `bill_no=${deposit.billNo}`), member };
  },
  '/withdraw listWithdrawals': async (page) => {
    follower ??= makeFollower();
    const { withdrawal, ...member } = await follower;
    return { ...lookingFor('withdraw', 'lookAgain'), address: at(page, `bill_no=${withdrawal}`), member };
  },
  '/messages listMessages': (page) => ({ address: at(page, 'part=messages'), member: reader }),
  '/messages listAnnouncements': (page) => ({ address: at(page, 'part=announcements'), member: reader }),
};

/** The same for reads that any page may make. By operation. */
const readsAnywhere: Readonly<Record<string, MakeScene>> = {
  createCaptcha: (page) => ({
    address: addressOf(page),
    member: null,
    reach: (player) => reachLogin(player),
  }),
};

/** How each write is sent. By operation; a page that may call another one cannot be tried before it is written down here. */
const writes: Readonly<Record<string, MakeScene>> = {
  login: async (page) => {
    const { name } = await newMember();
    return {
      address: addressOf(page),
      member: null,
      reach: (player) => reachLogin(player),
      write: {
        send: async (player) => {
          await player.fillLogin(name);
          await player.solveCaptcha();
          await player.submitLogin();
        },
        isDone: isLoggedIn,
      },
    };
  },
  register: (page) => {
    const { name, phone } = newIdentity();
    return {
      address: page === '/login' ? `${page}?mode=register` : addressOf(page),
      member: null,
      reach: (player) => reachLogin(player, 'register'),
      write: {
        send: async (player) => {
          await player.fillRegistration(name, phone);
          await player.solveCaptcha();
          await player.consent.check();
          await player.submitRegistration();
        },
        wayOn: (player) => player.button('auth', 'maybeRegistered.action', { name }),
        goOn: async (player) => {
          await player.consent.waitFor({ state: 'detached' });
          await player.fillLogin(name);
          await player.solveCaptcha();
          await player.submitLogin();
        },
        isDone: isLoggedIn,
      },
    };
  },
  logout: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: (player) => player.button('account', 'logout').click(),
      isDone: ({ page: tab }) => tab.evaluate(() => sessionStorage.getItem('fortuna.token') === null),
      isDoneAnyway: true,
    },
  }),
  createDeposit: async (page) => ({
    ...lookingFor('deposit', 'sendSame'),
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: async (player) => {
        await fillDeposit(player, 100_00);
        await depositButton(player, 100_00).click();
      },
      isDone: (player) => isSeen(player.heading(player.say('cashier', 'payment.title'))),
    },
  }),
  createWithdrawal: async (page) => ({
    ...lookingFor('withdraw', 'discard'),
    address: addressOf(page),
    member: await readyMember(),
    write: {
      send: async (player) => {
        const confirmation = player.field('cashier', 'withdraw.confirm.password');
        const amount = player.field('cashier', 'withdraw.amount');
        await confirmation.or(amount).first().waitFor();
        if (!(await confirmation.isVisible())) {
          await amount.clear();
          await amount.pressSequentially('5000');
          await player.button('cashier', 'withdraw.continue').click();
        }
        await confirmation.fill(withdrawalPassword);
        await player.button('cashier', 'withdraw.confirm.submit').click();
      },
      isDone: (player) => isSeen(player.step('cashier', 'withdraw.pending.title')),
    },
  }),
  setWithdrawalPassword: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: async (player) => {
        await player.field('cashier', 'withdrawalPassword.pin').fill(withdrawalPassword);
        await player.field('cashier', 'withdrawalPassword.repeat').fill(withdrawalPassword);
        await player.field('cashier', 'withdrawalPassword.password').fill(password);
        await player.button('cashier', 'withdrawalPassword.submit').click();
      },
      isDone: (player) => isSeen(player.step('cashier', 'withdrawalPassword.done.title')),
    },
  }),
  saveBankAccount: async (page) => {
    const member = await newMember();
    return {
      address: addressOf(page),
      member,
      write: {
        send: async (player) => {
          const key = player.field('cashier', 'bankAccounts.pixKey');
          const add = player.button('cashier', 'bankAccounts.add');
          await key.or(add).first().waitFor();
          if (await add.isVisible()) await add.click();
          await player.main.getByText(player.say('cashier', 'pixKeyType.email'), { exact: true }).click();
          await key.fill(`${member.name}@example.com`);
          await player.field('cashier', 'bankAccounts.ownerName').fill('Marina Prado');
          await player.field('cashier', 'bankAccounts.cpf').fill('529.982.247-25');
          await player.button('cashier', 'bankAccounts.submit').click();
        },
        isDone: (player) => isSeen(player.page.getByText(player.say('cashier', 'bankAccounts.saved'))),
      },
    };
  },
  deleteBankAccount: async (page) => {
    const member = await newMember();
    await addAccount(member);
    return {
      address: addressOf(page),
      member,
      write: {
        send: async (player) => {
          const dialog = removeDialog(player);
          if ((await dialog.count()) === 0)
            await player.main
              .getByRole('button', { name: new RegExp(`^${player.say('cashier', 'bankAccounts.remove')} `) })
              .click();
          await dialog
            .getByRole('button', {
              name: player.say('cashier', 'bankAccounts.removing.confirm'),
              exact: true,
            })
            .click();
        },
        isDone: (player) => isSeen(player.page.getByText(player.say('cashier', 'bankAccounts.removed'))),
      },
    };
  },
  launchGame: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: (player) =>
        player.button('games-play', 'transfer.launch').or(player.button('common', 'retry')).click(),
      isDone: ({ page: tab }) => isSeen(tab.locator('iframe')),
    },
  }),
  addFavourite: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: { send: pressStar, isDone: (player) => isStarred(player, true) },
  }),
  removeFavourite: async (page) => {
    const member = await newMember();
    await star(member, slot.id);
    return {
      address: addressOf(page),
      member,
      reach: async (player) => {
        await starOf(player).and(player.page.locator('[aria-pressed=true]')).waitFor();
      },
      write: { send: pressStar, isDone: (player) => isStarred(player, false) },
    };
  },
  readNotifications: async (page) => ({
    address: addressOf(page),
    member: await readyMember(),
    write: readingAll(),
  }),
  readMessages: async (page) => {
    const member = await newMember();
    await writeTo(member);
    return { address: at(page, 'part=messages'), member, write: readingAll() };
  },
  deleteMessages: async (page) => {
    const member = await newMember();
    await writeTo(member);
    return {
      address: at(page, 'part=messages'),
      member,
      write: {
        send: (player) => player.button('information', 'messages.remove', { title: 'Recado' }).click(),
        isDone: (player) =>
          isSeen(player.main.getByText(player.say('information', 'messages.empty.messages'))),
      },
    };
  },
};

function starOf(player: Player): Locator {
  return player.button('games-play', 'transfer.favourite');
}

function pressStar(player: Player): Promise<void> {
  return starOf(player).click();
}

async function isStarred(player: Player, isOn: boolean): Promise<boolean> {
  return (await starOf(player).getAttribute('aria-pressed')) === String(isOn);
}

function readingAll(): WriteScene {
  return {
    send: (player) => player.button('information', 'messages.readAll').click(),
    isDone: async (player) =>
      (await isSeen(player.main.getByRole('list').last())) &&
      !(await isSeen(player.button('information', 'messages.readAll'))),
  };
}

/** How an operation is called from a page; a write that nobody can drive is a failure of the matrix. */
export async function sceneOf(
  { path, isMember }: { readonly path: string; readonly isMember: boolean },
  operation: Operation,
  asMember: boolean,
): Promise<Scene> {
  const make = operation.isWrite
    ? writes[operation.id]
    : (reads[`${path} ${operation.id}`] ?? readsAnywhere[operation.id]);
  if (make) return make(path);
  if (operation.isWrite)
    throw new Error(`nobody can drive ${operation.id}: scenes.ts has to say how it is sent`);
  return { address: addressOf(path), member: isMember || !operation.isPublic || asMember ? reader : null };
}
