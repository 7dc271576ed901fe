import type { SiteConfiguration } from '@fortuna/domain/model/site.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockStorage, type FakeStorages, giveStorage } from '../platform/storage.fixtures.ts';
import { clearStored } from '../platform/storage.ts';

const calls = {
  getSiteConfiguration: vi.fn(),
  listSiteLanguages: vi.fn(),
  listSocialLinks: vi.fn(),
};
vi.mock('@fortuna/api/calls/site.ts', () => calls);
vi.mock('../platform/api.ts', () => ({ currentApi: () => ({}) }));
// Styles want a whole document.
vi.mock('@fortuna/ui/components/LanguagePicker/LanguagePicture.tsx', () => ({ LanguagePicture: () => null }));
vi.mock('@fortuna/ui/components/SiteLogo/SiteLogo.tsx', () => ({ SiteLogo: () => null }));
vi.mock('../env.ts', () => ({ siteEnv: () => ({ apiBase: '' }) }));

const configuration: SiteConfiguration = {
  site: 'mare',
  title: 'Maré',
  logoUrl: null,
  iconUrl: null,
  defaultLanguage: 'pt',
  maintenance: null,
  serviceUrl: null,
  downloadUrl: null,
  banners: [],
};
const minute = 60_000;

let storages: FakeStorages;
/** As after a load of the page: nothing is remembered but what is stored. */
async function load() {
  vi.resetModules();
  const [site, look, known, closed] = await Promise.all([
    import('./site-configuration.ts'),
    import('./shown-brand.ts'),
    import('./known-site.ts'),
    import('./closed-site.ts'),
  ]);
  const { showKnownLook } = await import('./own-look.tsx');
  look.setBrandPack(mareBrand);
  return { ...site, ...known, ...closed, showKnownLook, shown: look.changedBrand.get };
}

/** What stands in forms. */
let fields: readonly object[] = [];
const documentElement = { dataset: { brand: 'mare' } as Record<string, string> };
function giveWindow(): void {
  Object.assign(window, {
    location: new URL('https://mare.example/recharge-payment'),
    history: { state: { key: 'here' } },
    addEventListener: () => undefined,
    dispatchEvent: () => true,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T12:00:00Z') });
  storages = giveStorage();
  giveWindow();
  fields = [];
  documentElement.dataset = { brand: 'mare' };
  vi.stubGlobal('document', {
    documentElement,
    addEventListener: () => undefined,
    querySelector: () => null,
    querySelectorAll: () => fields,
  });
  calls.getSiteConfiguration.mockResolvedValue(configuration);
  calls.listSiteLanguages.mockResolvedValue([{ value: 'pt', option: 'Português', iconUrl: null }]);
  calls.listSocialLinks.mockResolvedValue([]);
});

afterEach(() => {
  clearStored();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the configuration', () => {
  test('is asked for by the host, and again only after a while', async () => {
    const { refreshConfiguration } = await load();
    await refreshConfiguration();
    expect(calls.getSiteConfiguration).toHaveBeenCalledExactlyOnceWith({}, { domain: 'mare.example' });
    expect(calls.listSocialLinks).toHaveBeenCalledExactlyOnceWith({}, 'mare');
    await refreshConfiguration();
    await (await load()).refreshConfiguration();
    expect(calls.getSiteConfiguration).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 6 * minute);
    await refreshConfiguration();
    expect(calls.getSiteConfiguration).toHaveBeenCalledTimes(2);
  });

  test('is asked for again where the clock has been put back by years', async () => {
    await (await load()).refreshConfiguration();
    vi.setSystemTime(Date.parse('2016-05-04T12:00:00Z'));
    await (await load()).refreshConfiguration();
    expect(calls.getSiteConfiguration).toHaveBeenCalledTimes(2);
  });

  test('is there at once after the next load, without asking', async () => {
    calls.getSiteConfiguration.mockResolvedValue({
      ...configuration,
      title: 'Enseada',
      logoUrl: '/api/logo',
    });
    await (await load()).refreshConfiguration();
    expect(storages.local.getItem('fortuna.look.mare')).toBe('1');
    calls.getSiteConfiguration.mockClear();
    const next = await load();
    next.showKnownLook();
    expect(next.shown()).toMatchObject({ id: 'mare', title: 'Enseada', name: 'Enseada' });
    expect(next.shown()?.logo).toMatchObject({ props: { pictureUrl: 'https://mare.example/api/logo' } });
    expect(calls.getSiteConfiguration).not.toHaveBeenCalled();
  });

  test('lasts as long as the page where nothing can be stored', async () => {
    blockStorage();
    giveWindow();
    calls.getSiteConfiguration.mockResolvedValue({ ...configuration, title: 'Enseada' });
    const site = await load();
    await site.refreshConfiguration();
    expect(site.shown()?.title).toBe('Enseada');
  });

  test('that fails leaves the brand as it is', async () => {
    calls.getSiteConfiguration.mockRejectedValue(new ProblemError({ kind: 'network' }));
    const site = await load();
    await site.refreshConfiguration();
    expect(site.shown()).toBeNull();
    expect(site.knownSite()).toBeNull();
  });

  test('lacks only the part that fails, which stays as it was', async () => {
    const link = { id: 1, network: 'x', title: 'Threads', url: 'https://threads.example', iconUrl: null };
    calls.listSocialLinks.mockResolvedValueOnce([link]);
    calls.listSiteLanguages.mockRejectedValue(new ProblemError({ kind: 'timeout' }));
    const site = await load();
    await site.refreshConfiguration();
    expect(site.knownSite()).toMatchObject({ languages: null, socials: [{ network: 'Threads' }] });
    calls.listSocialLinks.mockRejectedValueOnce(new ProblemError({ kind: 'network' }));
    await site.askConfiguration();
    expect(site.knownSite()).toMatchObject({ socials: [{ network: 'Threads' }] });
    calls.listSocialLinks.mockResolvedValueOnce([]);
    await site.askConfiguration();
    expect(site.knownSite()).toMatchObject({ socials: [] });
  });

  test.each([
    ['a name that fills the page', { title: 'a'.repeat(4_000) }],
    ['a picture over plain http elsewhere', { logoUrl: 'http://pictures.example/logo.png' }],
    ['a picture that is a script', { logoUrl: 'javascript:alert(1)' }],
  ])('does not take %s', async (_, wrong) => {
    calls.getSiteConfiguration.mockResolvedValue({ ...configuration, ...wrong });
    const site = await load();
    await site.refreshConfiguration();
    expect(site.shown()).toMatchObject({ title: mareBrand.title, name: mareBrand.name });
    expect(site.shown()?.logo).toBeUndefined();
  });

  test('offers links that lead to safe places only', async () => {
    const link = { id: 1, network: 'x', title: 'Threads', iconUrl: null };
    const urls = ['http://threads.example', 'javascript:alert(1)', 'https://a:b@threads.example'];
    calls.listSocialLinks.mockResolvedValue(urls.map((url) => ({ ...link, url })));
    const site = await load();
    await site.refreshConfiguration();
    expect(site.knownSite()?.socials).toEqual([]);
  });
});

describe('the languages', () => {
  const offered = (...values: string[]) =>
    calls.listSiteLanguages.mockResolvedValue(
      values.map((value) => ({ value, option: value.toUpperCase(), iconUrl: `/flags/${value}` })),
    );
  const shown = async () => {
    const site = await load();
    await site.askConfiguration();
    return site.shown()?.languageOptions?.map(({ value }) => value);
  };

  test('are those of the server that there are words for, in its order', async () => {
    offered('vi', 'cn', 'pt', 'th');
    expect(await shown()).toEqual(['cn', 'pt']);
  });

  test('are the brand’s where the server offers none that there are words for', async () => {
    offered('vi', 'th');
    expect(await shown()).toBeUndefined();
  });

  test('keep the one in use until the player leaves it', async () => {
    offered('en', 'cn');
    expect(await shown()).toEqual(['en', 'cn', 'pt']);
  });
});

test.each([
  '{',
  '7',
  'null',
  '{"at":"now","site":"mare"}',
  '{"at":1,"site":"mare","socials":[null,{}],"title":{}}',
])('stored %s does no harm', async (stored) => {
  storages.local.setItem('fortuna.site.mare', stored);
  const { knownSite } = await load();
  expect(knownSite()?.socials ?? []).toEqual([]);
  expect(knownSite()?.title ?? null).toBeNull();
});

describe('a closed site', () => {
  const maintenance = { until: '2026-05-04T13:00:00.000Z', message: 'Volta logo.' };

  test('is told by its configuration, and open when that says so', async () => {
    calls.getSiteConfiguration.mockResolvedValue({ ...configuration, maintenance });
    const site = await load();
    await site.refreshConfiguration();
    expect(site.closedSite()).toMatchObject(maintenance);
    calls.getSiteConfiguration.mockRejectedValueOnce(new ProblemError({ kind: 'network' }));
    await site.refreshConfiguration();
    expect(site.closedSite()).toMatchObject(maintenance);
    calls.getSiteConfiguration.mockResolvedValue(configuration);
    await site.refreshConfiguration();
    expect(site.closedSite()).toBeNull();
  });

  test('is told by a call that is refused, in the words of its answer until more is known', async () => {
    let answer: (value: SiteConfiguration) => void = () => undefined;
    calls.getSiteConfiguration.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const site = await load();
    site.hearOfMaintenance('Fechado.');
    site.hearOfMaintenance('Fechado.');
    expect(site.closedSite()).toMatchObject({ until: null, message: 'Fechado.' });
    answer({ ...configuration, maintenance });
    await vi.waitFor(() => expect(site.closedSite()).toMatchObject(maintenance));
    expect(calls.getSiteConfiguration).toHaveBeenCalledOnce();
  });

  test('stays closed where the configuration does not know of it yet, until it is asked again', async () => {
    const site = await load();
    site.hearOfMaintenance('Fechado.');
    await vi.waitFor(() => expect(site.knownSite()).not.toBeNull());
    expect(site.closedSite()).toMatchObject({ message: 'Fechado.' });
    await site.askConfiguration();
    expect(site.closedSite()).toBeNull();
  });

  test('keeps the page with a code to be paid, and no other', async () => {
    const site = await load();
    const { setSession, getSession } = await import('../session/session-store.ts');
    site.closeSite(maintenance);
    expect(site.closedSite()?.keptEntry).toBeNull();
    site.openSite();
    setSession({ ...getSession(), view: { kind: 'member', member: sampleMember, isStale: false } });
    site.closeSite(maintenance);
    expect(site.closedSite()?.keptEntry).toBe('here');
    site.closeSite({ until: null, message: 'Mais um pouco.' });
    expect(site.closedSite()).toEqual({
      until: null,
      message: 'Mais um pouco.',
      keptEntry: 'here',
      typedEntry: null,
    });
    site.openSite();
    Object.assign(window, { location: new URL('https://mare.example/withdraw') });
    site.closeSite(maintenance);
    expect(site.closedSite()?.keptEntry).toBeNull();
  });

  test('keeps a page on which something is typed out of sight, without its secrets', async () => {
    class Field extends EventTarget {
      readonly type = 'text';
      readonly readOnly = false;
      readonly disabled = false;
      private text = 'marina';
      get value() {
        return this.text;
      }
      set value(text) {
        this.text = text;
      }
    }
    vi.stubGlobal('HTMLInputElement', Field);
    const field = new Field();
    const heard = vi.fn();
    field.addEventListener('input', heard);
    // Every field is found as a secret one here.
    fields = [field];
    const site = await load();
    site.closeSite(maintenance);
    expect(site.closedSite()).toMatchObject({ keptEntry: null, typedEntry: 'here' });
    expect(field.value).toBe('');
    expect(heard).toHaveBeenCalledOnce();
    // Nothing stands there any more, and it is kept all the same.
    site.closeSite({ until: null, message: 'Mais um pouco.' });
    expect(site.closedSite()).toMatchObject({ typedEntry: 'here' });
  });

  test('is not believed to be closed after the next load', async () => {
    calls.getSiteConfiguration.mockResolvedValue({ ...configuration, maintenance });
    await (await load()).refreshConfiguration();
    expect((await load()).closedSite()).toBeNull();
  });
});
