import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { sandbox } from './sandbox-control.ts';
import { type Language, money, words } from './texts.ts';

/** Who is logged in. */
export const memberCall = '/api/auth/me';
export const password = 'Fortuna!2026';
export const withdrawalPassword = '246810';

interface CaptchaAnswer {
  readonly data?: { readonly key: string; readonly img: string };
}

/** A player at the screen: does and reads what a person would, by role and accessible name. */
export class Player {
  readonly page: Page;
  readonly language: Language;
  readonly say: ReturnType<typeof words>;
  /** Whether announcements of the house may come over the page: most journeys are about something else. */
  isToldNews = false;
  /** Picture -> key: what is typed must answer the picture that is seen. */
  private readonly captchaKeys = new Map<string, string>();

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = words(language);
    page.on('response', (response) => void this.noteCaptcha(response));
  }

  private async noteCaptcha(response: Response): Promise<void> {
    if (!response.url().includes('/api/auth/captcha') || !response.ok()) return;
    // Where a fault has made something else of the answer, there is no picture to solve.
    const answer = (await response.json().catch(() => null)) as CaptchaAnswer | null;
    if (answer?.data?.img) this.captchaKeys.set(answer.data.img, answer.data.key);
  }

  /** Opens an address in the player's language, and waits until the page is more than a picture. */
  async open(path: string): Promise<Response | null> {
    await this.page.addInitScript((language) => {
      // Neither a blank page nor a game's isolated frame has storage.
      if (self.origin === 'null') return;
      // Only where nothing is stored yet: a forced end of the session clears it, and that must stay visible.
      if (!sessionStorage.getItem('e2e')) localStorage.setItem('fortuna.language', language);
      sessionStorage.setItem('e2e', '1');
    }, this.language);
    if (!this.isToldNews) await this.putOffNews();
    const response = await this.page.goto(path);
    await this.isAwake();
    return response;
  }

  /** "Do not remind me today", as the site itself would remember it. */
  private putOffNews(): Promise<unknown> {
    return this.page.addInitScript(() => {
      if (self.origin === 'null') return;
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format();
      const off = JSON.stringify({ day, visitors: ['guest'] });
      try {
        localStorage.setItem('fortuna.remindersOff', off);
      } catch {
        // Where the journey has blocked it nothing is kept off.
      }
    });
  }

  /** React has taken the prerendered page over: from here on links and buttons do what they do on the site. */
  async isAwake(): Promise<void> {
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.isAwake();
  }

  /** Back from the bank's app or from another tab: the page has the focus again. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  /** Back in this tab from another one: what is shown of a member is read anew. */
  async comeBackToTab(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** Runs the page's clock, which has been installed, until something appears: the site waits long for some answers. */
  async waitsFor(what: Locator): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(2_000);
      await expect(what).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0] });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** The head of a step inside a page. */
  step(area: string, key: string): Locator {
    return this.main.getByRole('heading', { name: this.say(area, key), exact: true });
  }

  button(area: string, key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(area, key, values), exact: true });
  }

  link(area: string, key: string): Locator {
    return this.page.getByRole('link', { name: this.say(area, key), exact: true });
  }

  field(area: string, key: string): Locator {
    return this.page.getByLabel(this.say(area, key), { exact: true });
  }

  /** On a phone most filters of the records stand behind a button. */
  async openFilters(): Promise<void> {
    const name = new RegExp(`^${this.say('records', 'filter.others')}`);
    await this.main.getByRole('button', { name, expanded: false }).click();
  }

  /** Narrows a list: a chip, or an entry of the one key that stands in its place on phones. */
  async choose(area: string, key: string): Promise<void> {
    const name = this.say(area, key);
    const list = this.main.locator('select').filter({ has: this.page.locator('option', { hasText: name }) });
    const chip = this.main.getByRole('button', { name, exact: true });
    await expect(list.or(chip).first()).toBeVisible();
    if (await list.count()) await list.first().selectOption({ label: name });
    else await chip.click();
  }

  /** An error that is announced. */
  alert(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  money(centavos: number): string {
    return money(this.language, centavos);
  }

  /** The wallet in the top bar is fresh and says this. */
  async hasBalance(centavos: number): Promise<void> {
    const wallet = this.page.getByRole('banner');
    await expect(wallet).toContainText(`${this.say('controls', 'balance.balance')} ${this.money(centavos)}`);
    await expect(wallet).not.toContainText(this.say('controls', 'balance.stale'));
  }

  get loginDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.say('auth', 'page.dialogTitle'), exact: true });
  }

  /** Where the login stands: the dialog over the page, or the page of its own. */
  get authForm(): Locator {
    return this.loginDialog.or(this.main).last();
  }

  private authField(key: string): Locator {
    return this.authForm.getByLabel(this.say('auth', `fields.${key}`), { exact: true });
  }

  get captchaField(): Locator {
    return this.authField('captcha');
  }

  /** The picture puzzle that is on the screen. */
  get captchaPicture(): Locator {
    return this.authForm.getByAltText(this.say('auth', 'captcha.picture'));
  }

  /** Types what the picture says, as the sandbox's test control reads it out. */
  async solveCaptcha(): Promise<void> {
    const keyOfPicture = async () =>
      this.captchaKeys.get((await this.captchaPicture.getAttribute('src')) ?? '');
    await expect.poll(keyOfPicture).toBeDefined();
    await this.captchaField.fill(await sandbox.captchaAnswer((await keyOfPicture()) ?? ''));
  }

  async fillLogin(name: string, secret = password): Promise<void> {
    await this.authField('name').fill(name);
    await this.authField('password').fill(secret);
  }

  async submitLogin(): Promise<void> {
    await this.authForm.getByRole('button', { name: this.say('auth', 'submitLogin'), exact: true }).click();
  }

  async logIn(name: string): Promise<void> {
    await this.fillLogin(name);
    await this.solveCaptcha();
    await this.submitLogin();
    await expect(this.loginDialog).toHaveCount(0);
  }

  async logOut(): Promise<void> {
    await this.open('/profile');
    await this.button('account', 'logout').click();
    await expect(this.page.getByText(this.say('controls', 'signedOut.title'))).toBeVisible();
  }

  async fillRegistration(name: string, phone = '11987650001'): Promise<void> {
    await this.authField('name').fill(name);
    await this.authField('phone').fill(phone);
    await this.authField('password').fill(password);
    await this.authField('passwordConfirmation').fill(password);
  }

  /** The consent to being over 18, by how the sentence beside the box begins. */
  get consent(): Locator {
    const [begin = ''] = this.say('auth', 'consent').split('<');
    return this.authForm.getByRole('checkbox', { name: begin.trim() });
  }

  async submitRegistration(): Promise<void> {
    await this.authForm
      .getByRole('button', { name: this.say('auth', 'submitRegister'), exact: true })
      .click();
  }

  /** Enters with a token from the test control: for journeys that are about something else. */
  async enterAs(name: string, path: string): Promise<Response | null> {
    const token = await sandbox.session(name);
    await this.page.addInitScript((value) => {
      if (self.origin === 'null') return;
      if (!sessionStorage.getItem('e2e-entered')) sessionStorage.setItem('fortuna.token', value);
      sessionStorage.setItem('e2e-entered', '1');
    }, token);
    return this.open(path);
  }

  /** The login of this tab. */
  async token(): Promise<string> {
    return (await this.page.evaluate(() => sessionStorage.getItem('fortuna.token'))) ?? '';
  }
}
