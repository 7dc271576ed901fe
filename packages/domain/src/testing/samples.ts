/**
 * One of each thing the product talks about, in the model's own types: for stories and tests, so that a part is shown what a page
 * will give it. Names are invented, times are around noon of 4 May 2026 on the site's clock.
 */
import type { ProfilePictureLists } from '../model/account.ts';
import type { Member } from '../model/auth.ts';
import type { DepositOrder, Withdrawal } from '../model/cashier.ts';
import type { Game, GameProvider } from '../model/games.ts';
import type { Announcement, Message, Notification, SupportChannel } from '../model/information.ts';
import type { BetRecord } from '../model/records.ts';
import type { SiteBanner } from '../model/site.ts';

const now = '2026-05-04T15:00:00.000Z';

export const sampleProvider: GameProvider = { key: 'farol', name: 'Farol', gameCount: 48 };

export const sampleGame: Game = {
  id: 101,
  name: 'Onda Dourada',
  providerKey: sampleProvider.key,
  provider: sampleProvider.name,
  code: 'onda-dourada',
  type: 'slots',
  tags: ['hot'],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
};

export const sampleMember: Member = {
  id: 7,
  name: 'marina',
  nickname: 'Marina',
  realName: 'Marina Alves',
  email: 'marina@exemplo.invalid',
  phone: '11987654321',
  gender: 'female',
  inviteCode: 'MARINA7',
  balance: 128_450,
  rebateBalance: 1_240,
  turnoverLeft: 32_000,
  wagered: { total: 421_075, slots: 380_000, live: 41_075 },
  credit: null,
  points: 120,
  vipLevel: 2,
  levelName: 'VIP 2',
  isAgent: false,
  inviterId: null,
  language: 'pt',
  site: 'mare',
  registeredAt: '2026-01-10T12:30:00.000Z',
  isTipsOn: true,
  isInboxOn: false,
  isDemo: false,
  isAutoTransferOn: true,
  hasWithdrawalPassword: true,
  hasLoginPassword: true,
  passwordChangedAt: null,
  withdrawalPasswordChangedAt: null,
};

export const sampleDeposit: DepositOrder = {
  billNo: 'D202605041155334471',
  amount: 10_000,
  fee: 0,
  methodType: 'online_pix',
  channelName: 'PIX Brisa',
  status: 'approved',
  reason: null,
  createdAt: '2026-05-04T14:55:33.000Z',
  confirmedAt: '2026-05-04T14:57:01.000Z',
  brCode: null,
  expiresAt: null,
  payUrl: null,
  transfer: null,
  endToEndId: null,
  idempotencyKey: '018f4e2c-7a1b-7c3d-9e5f-102938475601',
  serverTime: now,
};

export const sampleWithdrawal: Withdrawal = {
  billNo: 'W202605041005896846',
  amount: 18_000,
  fee: 250,
  kind: 'pix',
  account: '***.982.247-**',
  ownerName: 'Marina Duarte',
  remark: null,
  status: 'rejected',
  reason: 'O titular da chave PIX não é o titular da conta.',
  createdAt: '2026-05-04T13:05:08.000Z',
  confirmedAt: '2026-05-04T13:40:12.000Z',
  endToEndId: null,
  idempotencyKey: '018f4e2c-7a1b-7c3d-9e5f-102938475602',
};

export const sampleBet: BetRecord = {
  id: 'b1',
  provider: sampleGame.provider,
  gameName: sampleGame.name,
  placedAt: '2026-05-04T14:12:44.000Z',
  stake: 500,
  result: 12_350,
  status: 'settled',
};

/** One of each kind, newest first; the first three are unread. */
export const sampleNotifications: readonly Notification[] = [
  {
    id: 19,
    kind: 'withdrawalApproved',
    title: 'O seu saque foi aprovado',
    content: 'R$\u00a0180,00 a caminho da sua chave PIX.',
    billNo: 'W202605041005896846',
    isRead: false,
    at: '2026-05-04T14:02:00.000Z',
  },
  {
    id: 18,
    kind: 'depositFailed',
    title: 'O depósito não foi confirmado',
    content: 'O pagamento não chegou no prazo. Nada foi cobrado.',
    billNo: 'D202605040902110034',
    isRead: false,
    at: '2026-05-04T12:17:11.000Z',
  },
  {
    id: 17,
    kind: 'reward',
    title: 'Uma recompensa espera por você',
    content: 'R$\u00a025,00 do alívio de perdas de ontem, até meia-noite.',
    billNo: null,
    isRead: false,
    at: '2026-05-04T03:00:05.000Z',
  },
  {
    id: 16,
    kind: 'depositApproved',
    title: 'Depósito confirmado',
    content: 'R$\u00a0100,00 já estão no seu saldo.',
    billNo: sampleDeposit.billNo,
    isRead: true,
    at: '2026-05-03T21:57:01.000Z',
  },
  {
    id: 15,
    kind: 'withdrawalRejected',
    title: 'O saque foi recusado',
    content: sampleWithdrawal.reason ?? '',
    billNo: sampleWithdrawal.billNo,
    isRead: true,
    at: '2026-05-03T18:40:12.000Z',
  },
  {
    id: 14,
    kind: 'vip',
    title: 'Você chegou ao nível 2',
    content: 'O bônus de subida já foi creditado.',
    billNo: null,
    isRead: true,
    at: '2026-05-02T11:30:00.000Z',
  },
  {
    id: 13,
    kind: 'security',
    title: 'A senha de saque foi trocada',
    content: 'Se não foi você, fale com o atendimento.',
    billNo: null,
    isRead: true,
    at: '2026-05-01T22:08:40.000Z',
  },
  {
    id: 12,
    kind: 'agency',
    title: 'Um convidado seu se cadastrou',
    content: 'r***a entrou com o seu código.',
    billNo: null,
    isRead: true,
    at: '2026-05-01T16:21:09.000Z',
  },
  {
    id: 11,
    kind: 'system',
    title: 'Manutenção programada',
    content: 'Na terça, das 3h às 3h15, os depósitos por PIX ficam parados.',
    billNo: null,
    isRead: true,
    at: '2026-04-30T13:00:00.000Z',
  },
];

export const sampleMessage: Message = {
  id: 5,
  title: 'Sobre o seu pedido de ontem',
  content:
    'Olá, Marina. Conferimos o comprovante e o depósito já está no seu saldo.\n\nSe algo ainda parecer estranho, responda pelo chat e diga o número do pedido.',
  isRead: false,
  at: '2026-05-04T13:30:00.000Z',
};

export const sampleAnnouncements: readonly Announcement[] = [
  {
    id: 1,
    title: 'Manutenção do PIX na terça',
    content:
      'Na madrugada de terça, das 3h às 3h15, os depósitos por PIX ficam parados para manutenção do banco.\n\nSaques pedidos nesse tempo entram na fila e seguem depois, na ordem em que foram feitos.',
    pictureUrl: null,
    url: null,
    isPopup: true,
    startsAt: '2026-05-04T03:00:00.000Z',
    endsAt: '2026-05-06T03:00:00.000Z',
  },
  {
    id: 2,
    title: 'Campeonato de slots',
    content: 'De sexta a domingo, todo giro nos jogos marcados com a estrela soma pontos.',
    pictureUrl: null,
    url: '/activity/super',
    isPopup: true,
    startsAt: '2026-05-02T03:00:00.000Z',
    endsAt: null,
  },
  {
    id: 3,
    title: 'Atendimento também aos domingos',
    content: 'O chat abre <b>todos os dias</b>, 24 horas.',
    pictureUrl: null,
    url: 'https://ajuda.exemplo.invalid/horarios',
    isPopup: false,
    startsAt: '2026-04-29T03:00:00.000Z',
    endsAt: null,
  },
];

/** One of each kind. */
export const sampleSupportChannels: readonly SupportChannel[] = [
  {
    id: 1,
    kind: 'chat',
    title: 'Chat ao vivo',
    value: null,
    url: 'https://suporte.exemplo.invalid/chat',
    hours: '24 horas, em português',
    iconUrl: null,
    waitMinutes: 2,
  },
  {
    id: 2,
    kind: 'whatsapp',
    title: 'WhatsApp',
    value: '+55 11 4000-0000',
    url: 'https://wa.me/551140000000',
    hours: 'Das 8h às 22h',
    iconUrl: null,
    waitMinutes: 10,
  },
  {
    id: 3,
    kind: 'telegram',
    title: 'Telegram',
    value: '@casa_exemplo',
    url: 'https://t.me/casa_exemplo',
    hours: null,
    iconUrl: null,
    waitMinutes: 15,
  },
  {
    id: 4,
    kind: 'email',
    title: 'E-mail',
    value: 'ajuda@exemplo.invalid',
    url: 'mailto:ajuda@exemplo.invalid',
    hours: 'Resposta em até um dia',
    iconUrl: null,
    waitMinutes: 240,
  },
  {
    id: 5,
    kind: 'phone',
    title: 'Telefone',
    value: '0800 000 0000',
    url: 'tel:08000000000',
    hours: 'Das 8h às 22h',
    iconUrl: null,
    waitMinutes: null,
  },
  {
    id: 6,
    kind: 'form',
    title: 'Central de ajuda',
    value: null,
    url: 'https://suporte.exemplo.invalid',
    hours: null,
    iconUrl: null,
    waitMinutes: null,
  },
];

const grounds = ['0d5f63', '7c3f58', '31543b', '8a5a19', '3d4f8f', '5b3a7a', '205a7a', '74332c'];

/** Small drawings at an address each, as the server's pictures are. */
function pictures(from: number) {
  return grounds.map((ground, index) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="#${ground}" d="M0 0h44v44H0z"/><circle cx="22" cy="17" r="8" fill="#f3c79b"/><path fill="#f6e7cf" d="M6 44a16 16 0 0 1 32 0z"/></svg>`;
    const id = from + index;
    return { id, url: `data:image/svg+xml,${encodeURIComponent(svg)}#${id}` };
  });
}

export const samplePictures: ProfilePictureLists = { male: pictures(1), female: pictures(21) };

export const sampleBanners: readonly SiteBanner[] = [
  { id: 1, title: '100% até R$\u00a01.500,00', pictureUrl: null, link: '/recharge' },
  { id: 2, title: 'Oito por cento de volta', pictureUrl: null, link: '/activity/cashback' },
  { id: 3, title: 'Cada nível, um presente', pictureUrl: null, link: '/vip' },
  { id: 4, title: 'Jogue com calma', pictureUrl: null, link: null },
];
