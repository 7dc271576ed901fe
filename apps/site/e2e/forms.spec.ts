import { expect, type Locator } from '@playwright/test';
import { saysBeside } from './beside.ts';
import { test } from './journey.ts';
import { type Player, password } from './player.ts';
import { sandbox } from './sandbox-control.ts';

/** A form of the site, as one arrives at it with nothing typed (requirements RULE-01 to RULE-03). */
interface Form {
  readonly address: string;
  /** Who is logged in; left out: a guest. */
  readonly member?: string;
  /** What has to be done before it is there. */
  readonly open?: (player: Player) => Promise<void>;
  /** Area and key of its button. */
  readonly submit: readonly [area: string, key: string];
  /** Area and key of what is asked for, in the order of the page; each with the prompt beside it. */
  readonly required: readonly (readonly [area: string, label: string, prompt: string])[];
}

const forms: Readonly<Record<string, Form>> = {
  login: {
    address: '/login',
    open: (player) => player.captchaPicture.waitFor(),
    submit: ['auth', 'submitLogin'],
    required: [
      ['auth', 'fields.name', 'errors.name'],
      ['auth', 'fields.password', 'errors.password'],
      ['auth', 'fields.captcha', 'errors.captcha'],
    ],
  },
  registration: {
    address: '/login?mode=register',
    open: (player) => player.captchaPicture.waitFor(),
    submit: ['auth', 'submitRegister'],
    required: [
      ['auth', 'fields.name', 'errors.name'],
      ['auth', 'fields.phone', 'errors.phone'],
      ['auth', 'fields.password', 'errors.password'],
      ['auth', 'fields.passwordConfirmation', 'errors.passwordConfirmation'],
      ['auth', 'fields.captcha', 'errors.captcha'],
    ],
  },
  'forgotten password': {
    address: '/forgot-password',
    submit: ['auth-password', 'forgot.send'],
    required: [['auth-password', 'forgot.name', 'errors.name']],
  },
  deposit: {
    address: '/recharge',
    member: 'rica',
    submit: ['cashier', 'deposit.submit'],
    required: [['cashier', 'deposit.amount', 'validation.amount']],
  },
  withdrawal: {
    address: '/withdraw',
    member: 'rica',
    submit: ['cashier', 'withdraw.continue'],
    required: [['cashier', 'withdraw.amount', 'validation.amount']],
  },
  'PIX key': {
    address: '/withdrawal-card',
    member: 'nova',
    open: async (player) => {
      await player.button('cashier', 'bankAccounts.add').click();
      // A key that is the holder's CPF asks for no other.
      await player.main.getByText(player.say('cashier', 'pixKeyType.email'), { exact: true }).click();
    },
    submit: ['cashier', 'bankAccounts.submit'],
    required: [
      ['cashier', 'bankAccounts.pixKey', 'validation.pixKey'],
      ['cashier', 'bankAccounts.ownerName', 'validation.name'],
      ['cashier', 'bankAccounts.cpf', 'validation.cpf'],
    ],
  },
  'withdrawal password': {
    address: '/withdrawalPassword',
    member: 'sempin',
    submit: ['cashier', 'withdrawalPassword.submit'],
    required: [
      ['cashier', 'withdrawalPassword.pin', 'validation.withdrawalPassword'],
      ['cashier', 'withdrawalPassword.repeat', 'validation.withdrawalPasswordRepeat'],
      ['cashier', 'withdrawalPassword.password', 'validation.password'],
    ],
  },
};

for (const [name, { address, member, open, submit, required }] of Object.entries(forms)) {
  test(`the empty form of ${name} asks for each thing beside it, begins at the first, and sends nothing`, async ({
    player,
    page,
  }) => {
    if (member) await player.enterAs(member, address);
    else await player.open(address);
    await open?.(player);
    // What the page reads is there.
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) sent.push(request.url());
    });
    const fields = required.map(([area, label]) =>
      player.main.getByLabel(player.say(area, label), { exact: true }),
    );
    const [first] = fields;
    if (!first) throw new Error('a form without a field');
    // Enter does what the button does.
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(player.alert(player.say('controls', 'fixForm'))).toBeVisible();
    for (const [index, [area, , prompt]] of required.entries()) {
      const field = fields[index];
      if (field) await saysBeside(field, player.say(area, prompt));
    }
    await expect(first).toBeFocused();
    await player.main.getByRole('button', { name: player.say(...submit), exact: true }).click();
    await expect(first).toBeFocused();
    expect(sent.filter((url) => !/captcha|quote|\/me\b/.test(url))).toEqual([]);
  });
}

/** What browsers, password managers and keyboards of phones go by. */
const hints = [
  ['/login', 'fields.name', { autocomplete: 'username', autocapitalize: 'none' }],
  ['/login', 'fields.password', { autocomplete: 'current-password', type: 'password' }],
  ['/login', 'fields.captcha', { autocomplete: 'off', autocapitalize: 'none' }],
  ['/login?mode=register', 'fields.name', { autocomplete: 'username' }],
  ['/login?mode=register', 'fields.phone', { autocomplete: 'tel-national', inputmode: 'tel', type: 'tel' }],
  ['/login?mode=register', 'fields.password', { autocomplete: 'new-password' }],
  ['/login?mode=register', 'fields.passwordConfirmation', { autocomplete: 'new-password' }],
  ['/login?mode=register', 'fields.inviteCode', { autocomplete: 'off' }],
] as const;

test('fields tell browsers and password managers what they are for', async ({ player }) => {
  let shown = '';
  for (const [address, label, attributes] of hints) {
    if (address !== shown) await player.open(address);
    shown = address;
    const field = player.main.getByLabel(new RegExp(`^${player.say('auth', label)}`)).first();
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field).toHaveAttribute(attribute, value);
    }
  }
});

/** Inside: the name of the box, as the forms there call it. */
const hintsInside = [
  ['/recharge', 'amount', { inputmode: 'numeric', autocomplete: 'off' }],
  ['/withdraw', 'amount', { inputmode: 'numeric', autocomplete: 'off' }],
  ['/security-center/change-password', 'oldPassword', { autocomplete: 'current-password' }],
  ['/security-center/change-password', 'password', { autocomplete: 'new-password' }],
  ['/security-center/change-password', 'passwordConfirmation', { autocomplete: 'new-password' }],
  // Neither a password of the site nor a code by message: nobody is to offer one.
  [
    '/security-center/change-withdrawal-password',
    'withdrawalPassword',
    { inputmode: 'numeric', autocomplete: 'off', type: 'password' },
  ],
] as const;

test('fields of money and of the security centre tell keyboards and password managers what they are for', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/profile');
  for (const [address, name, attributes] of hintsInside) {
    if (!page.url().endsWith(address)) await player.open(address);
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(player.main.locator(`input[name=${name}]`)).toHaveAttribute(attribute, value);
    }
  }
});

/** Puts a value in as a password manager does: all at once, with nothing pressed. */
function autofill(field: Locator, value: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

test('what a password manager fills in is sent, with Enter', async ({ player }) => {
  await player.open('/login');
  await autofill(player.field('auth', 'fields.name'), 'rica');
  await autofill(player.field('auth', 'fields.password'), password);
  await player.solveCaptcha();
  await player.captchaField.press('Enter');
  await player.hasBalance(25_000_00);
});

test('a number is pasted however it is written, and a password is not cut', async ({ player, page }) => {
  await player.open('/login?mode=register');
  const phone = player.field('auth', 'fields.phone');
  await phone.focus();
  await page.keyboard.insertText('+55 11 98765-0001');
  await expect(phone).toHaveValue('(11) 98765-0001');
  const secret = player.field('auth', 'fields.password');
  const long = 'á senha com espaços '.repeat(3).trim();
  await secret.focus();
  await page.keyboard.insertText(long);
  await expect(secret).toHaveValue(long);
  expect(await sandbox.callsOf('POST', '/api/auth/register2')).toHaveLength(0);
});

test('a branch, an account and a key are pasted as they are written elsewhere, and none of them is cut', async ({
  player,
  page,
}) => {
  await player.enterAs('nova', '/withdrawal-card');
  await player.button('cashier', 'bankAccounts.add').click();
  const paste = async (field: Locator, text: string) => {
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(text);
  };
  await player.main.getByText(player.say('cashier', 'pixKeyType.evp'), { exact: true }).click();
  const key = player.field('cashier', 'bankAccounts.pixKey');
  await paste(key, '  123E4567-E89B-12D3-A456-426614174000');
  await expect(key).toHaveValue('123e4567-e89b-12d3-a456-426614174000');

  await player.main.getByText(player.say('cashier', 'bankAccounts.card'), { exact: true }).click();
  const branch = player.field('cashier', 'bankAccounts.agency');
  for (const [text, value] of [
    [' 0001 ', '0001'],
    ['1234-5', '1234'],
    ['Ag. 1234', '1234'],
  ] as const) {
    await paste(branch, text);
    await expect(branch).toHaveValue(value);
  }
  const number = player.field('cashier', 'bankAccounts.number');
  await paste(number, ' 56.789-0 ');
  await expect(number).toHaveValue('56789-0');
  // One digit less would be somebody else's account.
  await paste(number, '0000000056789-0');
  await expect(number).toHaveValue('0000000056789-0');
  await page.keyboard.press('Enter');
  await saysBeside(number, player.say('cashier', 'validation.numberFormat'));
});

test('the key that stays in reach lies behind the head once the page has been scrolled past it', async ({
  player,
  page,
}) => {
  await player.open('/login?mode=register');
  await player.captchaPicture.waitFor();
  const submit = player.main.locator('[data-part="action-bar"]');
  const head = await page.getByRole('banner').elementHandle();
  const isCovered = () =>
    submit.evaluate((bar, banner) => {
      // Where it belongs, and not where it sticks: the page is at its end.
      window.scrollTo(0, document.documentElement.scrollHeight);
      const { height } = banner?.getBoundingClientRect() ?? { height: 0 };
      window.scrollTo(0, bar.getBoundingClientRect().top + window.scrollY - height / 2);
      const { top } = bar.getBoundingClientRect();
      return top < height && banner?.contains(document.elementFromPoint(window.innerWidth / 2, top + 8));
    }, head);
  await expect.poll(isCovered).toBe(true);
});
