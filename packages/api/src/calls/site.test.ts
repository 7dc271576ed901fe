import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import {
  askServerTime,
  getHostLanguage,
  getSiteConfiguration,
  listLanguages,
  listSiteLanguages,
  listSocialLinks,
} from './site.ts';

it('listLanguages leaves out what the product does not speak', async () => {
  const answer = answerExample('listLanguages', 'languages') as { data: readonly object[] };
  const other = { language_code: 'kl', language_name: 'tlhIngan', language_flag_link: null };
  const server = fakeServer(jsonReply({ ...answer, data: [...answer.data, other] }));
  expect(await listLanguages(server.api, { domain: 'site.example.com' })).toEqual([
    { value: 'pt', option: 'Português', iconUrl: '/flags/pt.svg' },
    { value: 'en', option: 'English', iconUrl: null },
  ]);
  expect(server.onlyRequest().url.searchParams.get('domain')).toBe('site.example.com');
});

it('listSiteLanguages goes by the name of the site', async () => {
  const server = fakeServer(jsonReply(answerExample('listSiteLanguages', 'languages')));
  expect(await listSiteLanguages(server.api, 'fortuna')).toMatchObject([{ value: 'pt' }]);
  expect(server.onlyRequest().url.search).toBe('?lang=pt&site=fortuna');
});

it('getHostLanguage gives null for a host without one', async () => {
  const host = fakeServer(jsonReply(answerExample('getHostLanguage', 'host')));
  expect(await getHostLanguage(host.api, 'site.example.com')).toBe('pt');
  const unknown = fakeServer(jsonReply(answerExample('getHostLanguage', 'unknownHost')));
  expect(await getHostLanguage(unknown.api, 'other.example.com')).toBeNull();
});

it('getSiteConfiguration', async () => {
  const { api } = fakeServer(jsonReply(answerExample('getSiteConfiguration', 'configuration')));
  expect(await getSiteConfiguration(api)).toEqual({
    site: 'fortuna',
    title: 'Fortuna',
    logoUrl: null,
    iconUrl: null,
    defaultLanguage: 'pt',
    maintenance: null,
    serviceUrl: 'https://support.example.com/chat',
    downloadUrl: null,
    banners: [{ id: 1, title: 'Roda diária', pictureUrl: null, link: '/promotion/activity/lottery-wheel' }],
  });
});

it('getSiteConfiguration tells until when a site is closed, as far as the server does', async () => {
  const answer = answerExample('getSiteConfiguration', 'closed') as { readonly data: object };
  const { api } = fakeServer(jsonReply(answer));
  expect(await getSiteConfiguration(api)).toMatchObject({
    logoUrl: '/api/dynamicwebs/logo/fortuna-1',
    maintenance: { until: '2026-05-04T08:00:00.000Z', message: 'Voltamos em breve.' },
  });
  const data = { ...answer.data, maintenance_until: 'soon', maintenance_message: undefined };
  const { api: older } = fakeServer(jsonReply({ ...answer, data }));
  expect(await getSiteConfiguration(older)).toMatchObject({ maintenance: { until: null, message: null } });
});

it('listSocialLinks asks by site', async () => {
  const server = fakeServer(jsonReply(answerExample('listSocialLinks', 'links')));
  expect(await listSocialLinks(server.api, 'fortuna')).toEqual([
    { id: 1, network: 'telegram', title: 'Telegram', url: 'https://t.example.com/fortuna', iconUrl: null },
  ]);
  expect(server.onlyRequest().url.searchParams.get('site')).toBe('fortuna');
});

it('askServerTime reads the clock of whoever answered, where the answer tells', async () => {
  const answer = answerExample('listLanguages', 'languages');
  const told = fakeServer(jsonReply(answer, 200, { date: 'Sun, 22 Nov 2026 14:20:31 GMT' }));
  expect(await askServerTime(told.api)).toBe('2026-11-22T14:20:31.000Z');
  const silent = fakeServer(jsonReply(answer));
  expect(await askServerTime(silent.api)).toBeNull();
  const odd = fakeServer(jsonReply(answer, 200, { date: 'yesterday' }));
  expect(await askServerTime(odd.api)).toBeNull();
});
