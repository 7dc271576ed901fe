import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import { getProfilePicture, listProfilePictures, setProfilePicture, updateProfile } from './account.ts';

it('updateProfile sends what changes and gives the whole', async () => {
  const server = fakeServer(jsonReply(answerExample('updateProfile', 'updated')));
  const change = { nickname: 'Rica', gender: 'female', isAutoTransferOn: false } as const;
  expect(await updateProfile(server.api, change)).toEqual({
    nickname: 'Rica',
    realName: 'Ricarda Souza',
    gender: 'female',
    qq: null,
    language: 'pt',
    isTipsOn: true,
    isInboxOn: true,
    isAutoTransferOn: false,
  });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ nickname: 'Rica', gender: 1, is_trans_on: 0 });
  expect(requestViolations('updateProfile', body)).toEqual([]);
});

it('updateProfile can set a gender whose code is 0', async () => {
  const server = fakeServer(jsonReply(answerExample('updateProfile', 'updated')));
  await updateProfile(server.api, { gender: 'male', isAutoTransferOn: true });
  expect(server.onlyRequest().body).toEqual({ gender: 0, is_trans_on: 1 });
});

it('updateProfile can take back what was said of the gender', async () => {
  const server = fakeServer(jsonReply(answerExample('updateProfile', 'updated')));
  await updateProfile(server.api, { gender: null });
  const { body } = server.onlyRequest();
  expect(body).toEqual({ gender: null });
  expect(requestViolations('updateProfile', body)).toEqual([]);
});

it('listProfilePictures', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listProfilePictures', 'pictures')));
  expect(await listProfilePictures(api)).toEqual({
    male: [{ id: 1, url: '/pictures/male-1.svg' }],
    female: [{ id: 21, url: '/pictures/female-1.svg' }],
  });
});

it('getProfilePicture gives null while none is chosen', async () => {
  const chosen = fakeServer(jsonReply(answerExample('getProfilePicture', 'chosen')));
  expect(await getProfilePicture(chosen.api, 7)).toBe('/pictures/female-1.svg');
  expect(requestViolations('getProfilePicture', chosen.onlyRequest().body)).toEqual([]);
  const none = fakeServer(jsonReply(answerExample('getProfilePicture', 'none')));
  expect(await getProfilePicture(none.api, 7)).toBeNull();
});

it('setProfilePicture', async () => {
  const server = fakeServer(jsonReply(answerExample('setProfilePicture', 'set')));
  expect(await setProfilePicture(server.api, { memberId: 7, url: '/pictures/female-1.svg' })).toBeUndefined();
  const { body } = server.onlyRequest();
  expect(body).toEqual({ member_id: 7, profileurl: '/pictures/female-1.svg' });
  expect(requestViolations('setProfilePicture', body)).toEqual([]);
});
