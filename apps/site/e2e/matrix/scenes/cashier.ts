import type { Locator } from '@playwright/test';
import { addressOf } from '../../addresses.ts';
import { depositButton, fillDeposit } from '../../cashier.ts';
import { type Player, password, withdrawalPassword } from '../../player.ts';
import { addAccount, type CellMember, newMember, orderOf, readyMember, withdrawalOf } from '../members.ts';
import { at, isSeen, reader, type Scene, type Scenes } from './scene.ts';

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

function removeDialog(player: Player): Locator {
  return player.page.getByRole('alertdialog', { name: player.say('cashier', 'bankAccounts.removing.title') });
}

/** A quote is asked for with an amount; the deposit can be made without it, and says so. */
export const quoting = (address: string): Scene => ({
  address,
  member: reader,
  saysOfFailure: (player) => player.say('cashier', 'deposit.bonus.failed'),
  reach: (player) => player.field('cashier', 'deposit.amount').fill('100,00'),
});

/** Money, and where it goes. */
export const cashierScenes: Scenes = {
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
  '/recharge quoteDeposit': quoting,
  '/cztx quoteDeposit': quoting,
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
  '/cztx getWithdrawalRules': (page) => ({ address: at(page, 'tab=withdraw'), member: reader }),
  '/cztx listBankAccounts': (page) => ({ address: at(page, 'tab=withdraw'), member: reader }),
  '/cztx listDeposits': async (page) => {
    follower ??= makeFollower();
    const { deposit, ...member } = await follower;
    const address = at(page, `step=payment&bill_no=${deposit.billNo}`);
    return { ...lookingFor('deposit', 'lookAgain'), address, member };
  },
  '/cztx listWithdrawals': async (page) => {
    follower ??= makeFollower();
    const { withdrawal, ...member } = await follower;
    const address = at(page, `tab=withdraw&bill_no=${withdrawal}`);
    return { ...lookingFor('withdraw', 'lookAgain'), address, member };
  },
  createDeposit: async (page) => ({
    ...lookingFor('deposit', 'sendSame'),
    address: page === '/gameInfo' ? `${addressOf(page)}&deposit=form` : addressOf(page),
    member: await newMember(),
    write: {
      send: async (player) => {
        await fillDeposit(player, 100_00);
        await depositButton(player, 100_00).click();
      },
      isDone: ({ page: tab, say }) =>
        isSeen(
          tab.getByRole('heading', {
            // Over a game it is the head of a sheet, not of the page.
            level: page === '/gameInfo' ? 2 : 1,
            name: say('cashier', 'payment.title'),
          }),
        ),
    },
  }),
  createWithdrawal: async (page) => ({
    ...lookingFor('withdraw', 'discard'),
    address: page === '/cztx' ? at(page, 'tab=withdraw') : addressOf(page),
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
};
