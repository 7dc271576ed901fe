import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { sandbox } from './sandbox-control.ts';
import { type Language, money, words } from './texts.ts';

export const password = 'Fortuna!2026';
export const withdrawalPassword = '246810';

/** A player at the screen: does and reads what a person would, by role and accessible name. */
export class Player {
  readonly page: Page;
  readonly language: Language;
  readonly say: ReturnType<typeof words>;
  private captchaKey: string | null = null;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.say = words(language);
    page.on('response', (response) => void this.noteCaptcha(response));
  }

  private async noteCaptcha(response: Response): Promise<void> {
    if (!response.url().includes('/api/auth/captcha') || !response.ok()) return;
    const body = (await response.json()) as { readonly data: { readonly key: string } };
    this.captchaKey = body.data.key;
  }

  /** Opens an address in the player's language. */
  async open(path: string): Promise<void> {
    await this.page.addInitScript((language) => {
      // Only where nothing is stored yet: a forced end of the session clears it, and that must stay visible.
      if (!sessionStorage.getItem('e2e')) localStorage.setItem('fortuna.language', language);
      sessionStorage.setItem('e2e', '1');
    }, this.language);
    await this.page.goto(path);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(area: string, key: string): Locator {
    return this.page.getByRole('button', { name: this.say(area, key), exact: true });
  }

  field(area: string, key: string): Locator {
    return this.page.getByLabel(this.say(area, key), { exact: true });
  }

  money(centavos: number): string {
    return money(this.language, centavos);
  }

  /** Where the login stands: the dialog over the page, or the page of its own. */
  get authForm(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('main')).last();
  }

  /** Types what the picture says, as the sandbox's test control reads it out. */
  async solveCaptcha(): Promise<void> {
    await expect(this.page.getByAltText(this.say('auth', 'captcha.picture'))).toBeVisible();
    await expect.poll(() => this.captchaKey).not.toBeNull();
    const answer = await sandbox.captchaAnswer(this.captchaKey ?? '');
    await this.authForm.getByLabel(this.say('auth', 'fields.captcha'), { exact: true }).fill(answer);
  }

  async fillLogin(name: string, secret = password): Promise<void> {
    const form = this.authForm;
    await form.getByLabel(this.say('auth', 'fields.name'), { exact: true }).fill(name);
    await form.getByLabel(this.say('auth', 'fields.password'), { exact: true }).fill(secret);
  }

  async submitLogin(): Promise<void> {
    await this.authForm.getByRole('button', { name: this.say('auth', 'submitLogin'), exact: true }).click();
  }

  async logIn(name: string): Promise<void> {
    await this.fillLogin(name);
    await this.solveCaptcha();
    await this.submitLogin();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Enters with a token from the test control: for journeys that are about something else. */
  async enterAs(name: string, path: string): Promise<void> {
    const token = await sandbox.session(name);
    await this.page.addInitScript((value) => {
      if (!sessionStorage.getItem('e2e-entered')) sessionStorage.setItem('fortuna.token', value);
      sessionStorage.setItem('e2e-entered', '1');
    }, token);
    await this.open(path);
  }
}
