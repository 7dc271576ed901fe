import { formatMoney, formatMoneyPlain } from '@fortuna/domain/money.ts';
import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import { wordsOf } from '../catalogues.ts';
import type { OpenSite } from './open-site.ts';

export const password = 'Fortuna!2026';
export const withdrawalPin = '246810';

// A page's chunk is fetched on the way, and a password takes its time to be hashed.
configure({ asyncUtilTimeout: 20_000 });

type Values = Readonly<Record<string, string | number>>;

/** A person at the screen: finds things by role, label and the words of the language on the toolbar, and does what one can do. */
export function createPlayer(canvasElement: HTMLElement, site: OpenSite) {
  const canvas = within(canvasElement);
  // Dialogs stand beside the canvas, at the end of the document.
  const screen = within(canvasElement.ownerDocument.body);
  const say = wordsOf(site.language);
  const field = (area: string, key: string) => screen.findByLabelText(say(area, key), { exact: true });

  /** Pages have headers of their own, which testing-library takes for banners too; the site's bar is the first. */
  const topBar = async () => {
    const [bar] = await canvas.findAllByRole('banner');
    if (!bar) throw new Error('The page has no bar');
    return bar;
  };

  return {
    say,
    money: (centavos: number) => formatMoney(centavos, site.language),
    type: async (area: string, key: string, text: string) => {
      const input = await field(area, key);
      await userEvent.clear(input);
      await userEvent.type(input, text);
    },
    /** The field has this amount in it. */
    hasTyped: async (area: string, key: string, centavos: number) => {
      await expect(await field(area, key)).toHaveDisplayValue(formatMoneyPlain(centavos, site.language));
    },
    /** The bar's way home names the brand. */
    leadsHome: async (brand: string) => {
      const name = say('site', 'frame.homeLink', { brand });
      await expect(await within(await topBar()).findByRole('link', { name })).toBeVisible();
    },
    press: async (area: string, key: string, values: Values = {}) => {
      await userEvent.click(await screen.findByRole('button', { name: say(area, key, values) }));
    },
    follow: async (area: string, key: string) => {
      await userEvent.click(await screen.findByRole('link', { name: say(area, key) }));
    },
    /** A link of the bar on top, which may stand elsewhere on the page too. */
    followInBar: async (area: string, key: string) => {
      await userEvent.click(await within(await topBar()).findByRole('link', { name: say(area, key) }));
    },
    /** Chooses by the text on a choice card. */
    choose: async (groupArea: string, groupKey: string, text: string) => {
      const group = await screen.findByRole('group', { name: say(groupArea, groupKey) });
      await userEvent.click(await within(group).findByText(text));
    },
    /** The box beside the sentence about age and terms, known by how the sentence begins. */
    tickConsent: async () => {
      const [begin = ''] = say('auth', 'consent').split('<');
      const isConsent = (name: string) => name.startsWith(begin.trim());
      await userEvent.click(await screen.findByRole('checkbox', { name: isConsent }));
    },
    /** The button of the form; a tab above it has the same words. */
    submitRegistration: async () => {
      await userEvent.click(await screen.findByRole('button', { name: say('auth', 'submitRegister') }));
    },
    solveCaptcha: async () => {
      const answer = await waitFor(async () => {
        const picture = screen.getByAltText(say('auth', 'captcha.picture'));
        const found = await site.outside.captchaAnswer(picture.getAttribute('src') ?? '');
        if (found === null) throw new Error('The captcha is not there yet');
        return found;
      });
      await userEvent.type(await field('auth', 'fields.captcha'), answer);
    },
    seesHeading: async (area: string, key: string) => {
      await expect(await canvas.findByRole('heading', { name: say(area, key) })).toBeVisible();
    },
    seesPicture: async (area: string, key: string, values: Values) => {
      await expect(await canvas.findByRole('img', { name: say(area, key, values) })).toBeVisible();
    },
    /** The dialog of this name. */
    seesDialog: async (area: string, key: string) => {
      await expect(await screen.findByRole('dialog', { name: say(area, key) })).toBeVisible();
    },
    /** The wallet in the bar says this. */
    hasBalance: async (centavos: number) => {
      const amount = formatMoney(centavos, site.language);
      await waitFor(async () => expect((await topBar()).textContent).toContain(amount));
    },
    /** The number in the address of the order or withdrawal that is followed. */
    billNo: async () =>
      waitFor(() => {
        const found = new URLSearchParams(site.router.state.location.search).get('bill_no');
        if (found === null) throw new Error('No order yet');
        return found;
      }),
    /** Back from the bank's app: the page has the focus again and looks for news. */
    comesBack: () => window.dispatchEvent(new Event('focus')),
    hasNoDialog: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}
