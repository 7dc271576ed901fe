import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import {
  deleteMessages,
  listAnnouncements,
  listMessages,
  listNotifications,
  listSupportChannels,
  readMessages,
  readNotifications,
} from './information.ts';

it('listSupportChannels; a kind that is not known is an address to open', async () => {
  const answer = answerExample('listSupportChannels', 'channels') as { data: readonly object[] };
  const { api } = fakeServer(
    jsonReply({ ...answer, data: [answer.data[1], { ...answer.data[0], type: 'fax' }] }),
  );
  expect(await listSupportChannels(api)).toEqual([
    {
      id: 2,
      kind: 'email',
      title: 'E-mail',
      value: 'suporte@example.com',
      url: 'mailto:suporte@example.com',
      hours: '24x7',
      iconUrl: null,
      waitMinutes: null,
    },
    expect.objectContaining({ id: 1, kind: 'form' }),
  ]);
});

it('listAnnouncements', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listAnnouncements', 'announcements')));
  expect(await listAnnouncements(api)).toEqual([
    {
      id: 3,
      title: 'Manutenção programada',
      content: 'Na terça-feira, das 4h às 5h.',
      pictureUrl: null,
      url: null,
      isPopup: true,
      startsAt: '2026-05-01T12:00:00.000Z',
      endsAt: null,
    },
  ]);
});

it('listNotifications asks in the address and counts the unread', async () => {
  const server = fakeServer(jsonReply(answerExample('listNotifications', 'notifications')));
  const page = await listNotifications(server.api, { page: 1, pageSize: 20 });
  expect(page).toMatchObject({ total: 1, unread: 1 });
  expect(page.items).toEqual([
    {
      id: 41,
      kind: 'withdrawalApproved',
      title: 'Saque aprovado',
      content: 'R$ 50,00 a caminho da sua chave PIX.',
      billNo: 'W20260504210733001',
      isRead: false,
      at: '2026-05-05T00:40:00.000Z',
    },
  ]);
  expect(server.onlyRequest().url.search).toBe('?lang=pt&page=1&limit=20');
});

it('listMessages', async () => {
  const server = fakeServer(jsonReply(answerExample('listMessages', 'messages')));
  expect(await listMessages(server.api, { page: 1 })).toMatchObject({
    unread: 1,
    items: [{ id: 9, title: 'Bem-vinda', isRead: false, at: '2026-05-05T00:07:33.000Z' }],
  });
  expect(requestViolations('listMessages', server.onlyRequest().body)).toEqual([]);
});

it.each([
  ['readNotifications', 'read', readNotifications],
  ['readMessages', 'read', readMessages],
  ['deleteMessages', 'deleted', deleteMessages],
] as const)('%s takes some or all', async (operation, example, change) => {
  const some = fakeServer(jsonReply(answerExample(operation, example)));
  expect(await change(some.api, { ids: [9, 10] })).toBe(0);
  expect(some.onlyRequest().body).toEqual({ ids: [9, 10] });
  expect(requestViolations(operation, some.onlyRequest().body)).toEqual([]);
  const all = fakeServer(jsonReply(answerExample(operation, example)));
  await change(all.api);
  expect(all.onlyRequest().body).toEqual({});
});
