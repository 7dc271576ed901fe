import { addressOf } from '../../addresses.ts';
import { type Player, password, withdrawalPassword } from '../../player.ts';
import { sandbox } from '../../sandbox-control.ts';
import { newMember, readyMember } from '../members.ts';
import { isSeen, reader, type Scenes } from './scene.ts';
import { codeField, fillNewPassword } from './secrets.ts';

async function confirmPassword(player: Player): Promise<void> {
  await player.field('account-security', 'verify.password').fill(password);
  await player.button('account-security', 'verify.submit').click();
}

async function sendEmailCode(player: Player, email: string): Promise<void> {
  await player.field('account-security', 'email.address').fill(email);
  await player.button('account-security', 'email.send').click();
}

/** The profile and the security centre. */
export const accountScenes: Scenes = {
  '/profile listProfilePictures': (page) => ({
    address: page,
    member: reader,
    reach: (player) => player.button('account-profile', 'picture.change').click(),
  }),
  '/profile getWithdrawalRules': (page) => ({
    address: page,
    member: reader,
    saysOfFailure: (player) => player.say('account-profile', 'wallet.notRead'),
  }),
  updateProfile: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: async (player) => {
        const nickname = player.field('account-profile', 'details.nickname');
        const edit = player.button('account-profile', 'details.edit');
        await nickname.or(edit).first().waitFor();
        if (await edit.isVisible()) await edit.click();
        await nickname.fill('Apelido novo');
        await player.button('account-profile', 'form.submit').click();
      },
      isDone: (player) => isSeen(player.main.getByText(player.say('account-profile', 'details.saved'))),
    },
  }),
  setProfilePicture: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    reach: (player) => player.button('account-profile', 'picture.change').click(),
    write: {
      send: async (player) => {
        const retry = player.main.getByRole('button', { name: player.say('common', 'retry') });
        const choice = player.main.locator('[data-part="avatar-choice"]').first();
        if (await retry.isVisible()) await retry.click();
        else await choice.click();
      },
      isDone: (player) => isSeen(player.main.getByText(player.say('account-profile', 'picture.saved'))),
    },
  }),
  verifyPassword: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: confirmPassword,
      isDone: (player) => isSeen(player.field('account-security', 'email.address')),
    },
  }),
  sendEmailCode: async (page) => {
    const member = await newMember();
    return {
      address: addressOf(page),
      member,
      reach: confirmPassword,
      write: {
        send: (player) => sendEmailCode(player, `${member.name}@example.com`),
        wayOn: (player) => player.button('auth-password', 'code.have'),
        isDone: (player) => isSeen(codeField(player)),
      },
    };
  },
  bindEmail: async (page) => {
    const member = await newMember();
    const email = `${member.name}@example.com`;
    return {
      address: addressOf(page),
      member,
      reach: async (player) => {
        await confirmPassword(player);
        await sendEmailCode(player, email);
        await codeField(player).waitFor();
      },
      write: {
        send: async (player) => {
          await codeField(player).fill(await sandbox.emailCode(email));
          await player.button('account-security', 'email.submit').click();
        },
        isDone: (player) => isSeen(player.step('account-security', 'email.done.title')),
      },
    };
  },
  changePassword: async (page) => ({
    address: addressOf(page),
    member: await newMember(),
    write: {
      send: async (player) => {
        await player.field('account-security', 'password.old').fill(password);
        await fillNewPassword(player);
        await player.button('account-security', 'password.submit').click();
      },
      isDone: (player) => isSeen(player.step('account-security', 'password.done.title')),
    },
  }),
  changeWithdrawalPassword: async (page) => ({
    address: addressOf(page),
    member: await readyMember(),
    write: {
      send: async (player) => {
        await player.field('account-security', 'withdrawalPassword.old').fill(withdrawalPassword);
        await player.field('account-security', 'withdrawalPassword.new').fill('135790');
        await player.field('account-security', 'withdrawalPassword.repeat').fill('135790');
        await player.button('account-security', 'withdrawalPassword.submit').click();
      },
      isDone: (player) => isSeen(player.step('account-security', 'withdrawalPassword.done.title')),
    },
  }),
};
