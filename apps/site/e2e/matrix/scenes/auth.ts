import { addressOf } from '../../addresses.ts';
import type { Player } from '../../player.ts';
import { sandbox } from '../../sandbox-control.ts';
import { boundMember, newIdentity, newMember } from '../members.ts';
import { isLoggedIn, reachLogin } from './login.ts';
import { isSeen, type Scenes } from './scene.ts';
import { codeField, fillNewPassword, newPassword } from './secrets.ts';

async function sendPasswordCode(player: Player, name: string): Promise<void> {
  await player.field('auth-password', 'forgot.name').fill(name);
  await player.button('auth-password', 'forgot.send').click();
}

/** The session, and a password that is forgotten. */
export const authScenes: Scenes = {
  createCaptcha: (page) => ({
    address: addressOf(page),
    member: null,
    reach: (player) => reachLogin(player),
  }),
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
  sendPasswordCode: async (page) => {
    const { name } = await boundMember();
    return {
      address: addressOf(page),
      member: null,
      write: {
        send: (player) => sendPasswordCode(player, name),
        wayOn: (player) => player.button('auth-password', 'code.have'),
        isDone: (player) => isSeen(codeField(player)),
      },
    };
  },
  resetPassword: async (page) => {
    const { name } = await boundMember();
    return {
      address: addressOf(page),
      member: null,
      reach: async (player) => {
        await sendPasswordCode(player, name);
        await codeField(player).waitFor();
      },
      write: {
        send: async (player) => {
          await codeField(player).fill(await sandbox.passwordCode(name).catch(() => '000000'));
          await fillNewPassword(player);
          await player.button('auth-password', 'forgot.submit').click();
        },
        wayOn: (player) =>
          player.main.getByRole('button', {
            name: player.say('auth-password', 'forgot.maybe.action'),
            exact: true,
          }),
        goOn: async (player) => {
          await player.fillLogin(name, newPassword);
          await player.solveCaptcha();
          await player.submitLogin();
        },
        isDone: async (player) =>
          (await isSeen(player.step('auth-password', 'forgot.done.title'))) || (await isLoggedIn(player)),
      },
    };
  },
};
