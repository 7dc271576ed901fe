import { profilePictures } from '../pictures/profile-pictures.ts';
import { seedPassword } from '../seeds/seed-members.ts';
import type { OperationRequests } from './operation-request.ts';
import type { TestSandbox } from './test-sandbox.ts';

export const ricaId = 1;

/** A ticket for binding an e-mail address, from the login password. */
export async function passwordTicket(sandbox: TestSandbox, token: string): Promise<string> {
  const reply = await sandbox.post('/api/member/password/verify', { password: seedPassword }, token);
  return reply.body.data?.ticket ?? '';
}

/** The code that was sent to an address. */
export async function emailCode(sandbox: TestSandbox, address: string): Promise<string> {
  return String((await sandbox.control(`/email-code/${encodeURIComponent(address)}`)).body.code ?? '');
}

/** The code that was sent for a forgotten password. */
export async function passwordCode(sandbox: TestSandbox, name: string): Promise<string> {
  return String((await sandbox.control(`/password-code/${name}`)).body.code ?? '');
}

/** Requests that the calls of account, favourites, information, orders and site answer with a success. */
export function accountRequests(sandbox: TestSandbox) {
  return {
    listProfilePictures: {},
    getProfilePicture: { body: () => ({ member_id: ricaId }) },
    setProfilePicture: {
      body: () => ({ member_id: ricaId, profileurl: profilePictures.female[2]?.url }),
    },
    updateProfile: { body: () => ({ nickname: 'Ri', gender: 1, is_trans_on: 0, lang: 'vi' }) },
    verifyPassword: { body: () => ({ password: seedPassword }) },
    changePassword: {
      as: 'agente',
      body: () => ({
        oldpassword: seedPassword,
        password: 'Maresia#2026',
        password_confirmation: 'Maresia#2026',
      }),
    },
    changeWithdrawalPassword: {
      as: 'agente',
      body: () => ({ old_qk_pwd: '246810', qk_pwd: '135790', qk_pwd_confirmation: '135790' }),
    },
    sendEmailCode: {
      body: async () => ({
        email: 'nova-rica@example.com',
        ticket: await passwordTicket(sandbox, await sandbox.session('rica')),
      }),
    },
    bindEmail: {
      body: async () => ({
        email: 'nova-rica@example.com',
        code: await emailCode(sandbox, 'nova-rica@example.com'),
      }),
    },
    sendPasswordCode: { body: () => ({ name: 'rtl' }) },
    resetPassword: {
      body: async () => ({
        name: 'rtl',
        code: await passwordCode(sandbox, 'rtl'),
        password: 'Maresia#2026',
        password_confirmation: 'Maresia#2026',
      }),
    },
    listFavourites: { query: 'member_id=1&name=rica' },
    addFavourite: { body: () => ({ member_id: ricaId, game_id: 9_999 }) },
    removeFavourite: { body: () => ({ member_id: ricaId, game_id: 9_999 }) },
    listRecentGames: {},
    listLiveTables: {},
    getRoundProof: { query: 'round_id=1' },
    listGameAccounts: {},
    openGameAccount: { body: () => ({ platType: 'boto-rosa' }) },
    deleteBankAccount: { path: { id: 4 } },
    listMoneyLog: { body: () => ({ operate_type: 'recharge', start_at: '2020-01-01 00:00:00' }) },
    listSupportChannels: {},
    listNotifications: { query: 'page=1&limit=5&lang=en' },
    readNotifications: { body: () => ({ ids: [1] }) },
    listAnnouncements: { query: 'lang=cn' },
    listMessages: { body: () => ({ limit: 1 }) },
    readMessages: { body: () => ({ ids: [1, 2] }) },
    deleteMessages: { body: () => ({ ids: [1] }) },
    getOrderDetails: { query: 'type=withdraw&limit=2' },
    listOrderAssociations: { query: 'page=1' },
    listLanguages: { query: 'domain=en.mare.example.com' },
    getHostLanguage: { query: 'domain=localhost' },
    listSiteLanguages: { query: 'site=mare' },
    getSiteConfiguration: { query: 'domain=localhost:5173' },
    listSocialLinks: { query: 'site=mare' },
  } as const satisfies OperationRequests;
}
