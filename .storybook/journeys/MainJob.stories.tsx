import { App } from '@fortuna/site/frame/App.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandById } from '../brands.ts';
import { openSite } from './open-site.ts';
import { createPlayer, password, withdrawalPin } from './player.ts';
import { siteOf } from './site-of.ts';

interface JourneyProps {
  /** Where the player arrives. */
  readonly path: string;
  /** A seed account that is logged in already. */
  readonly member?: string;
  /** Where the wheels' draws land, of a thousand; left out, anywhere. */
  readonly draw?: number;
}

const meta = {
  title: 'Journeys/Main job',
  // Storybook would otherwise write out the whole router as source text.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  tags: ['!autodocs', 'journey'],
  loaders: [async ({ args, globals }) => ({ site: await openSite({ ...args, locale: globals.locale }) })],
  beforeEach: ({ loaded }) => siteOf(loaded).close,
  render: (_args, { loaded, globals }) => (
    <App router={siteOf(loaded).router} brand={brandById(globals.brand)} />
  ),
} satisfies Meta<JourneyProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Register: Story = {
  args: { path: '/' },
  play: async ({ canvasElement, loaded, step }) => {
    const player = createPlayer(canvasElement, siteOf(loaded));
    await step('opens the registration over the home', async () => {
      await player.followInBar('site', 'account.register');
    });
    await step('fills it in and reads the captcha', async () => {
      await player.type('auth', 'fields.name', 'marina');
      await player.type('auth', 'fields.phone', '11987650001');
      await player.type('auth', 'fields.password', password);
      await player.type('auth', 'fields.passwordConfirmation', password);
      await player.solveCaptcha();
    });
    await step('confirms to be of age', async () => {
      await player.tickConsent();
    });
    await step('is registered and logged in, with an empty wallet', async () => {
      await player.submitRegistration();
      await player.hasNoDialog();
      await player.hasBalance(0);
    });
  },
};

export const Deposit: Story = {
  args: { path: '/recharge', member: 'nova' },
  play: async ({ canvasElement, loaded, step }) => {
    const site = siteOf(loaded);
    const player = createPlayer(canvasElement, site);
    const amount = 100_00;
    await step('chooses amount, method and channel', async () => {
      await player.choose('cashier', 'deposit.method', 'PIX');
      await player.choose('cashier', 'deposit.channel', 'PIX Brisa');
      await player.type('cashier', 'deposit.amount', String(amount));
    });
    await step('gets a PIX code to pay', async () => {
      await player.press('cashier', 'deposit.submitAmount', { amount: player.money(amount) });
      await player.seesPicture('cashier', 'payment.qrLabel', { amount: player.money(amount) });
    });
    await step('pays at the bank and comes back', async () => {
      await site.outside.confirmPayment(await player.billNo());
      player.comesBack();
      await player.seesHeading('cashier', 'payment.paid.title');
    });
    await step('has the money in the wallet', async () => {
      await player.hasBalance(amount);
    });
  },
};

export const Spin: Story = {
  // The field of R$ 2.00 of the daily wheel.
  args: { path: '/promotion/activity/lottery-wheel', member: 'girouma', draw: 550 },
  play: async ({ canvasElement, loaded, step }) => {
    const player = createPlayer(canvasElement, siteOf(loaded));
    await step('spins, and does not wait for the wheel to come to rest', async () => {
      await player.hasBalance(200_00);
      await player.press('promotions-wheels', 'wheel.spin');
      await player.press('promotions-wheels', 'wheel.skip');
    });
    await step('is told the prize', async () => {
      await player.seesDialog('promotions-wheels', 'prize.won');
      await player.press('promotions-wheels', 'prize.close');
      await player.hasNoDialog();
    });
    await step('has it in the wallet', async () => {
      await player.hasBalance(202_00);
    });
  },
};

export const Withdraw: Story = {
  args: { path: '/withdraw', member: 'rica' },
  play: async ({ canvasElement, loaded, step }) => {
    const site = siteOf(loaded);
    const player = createPlayer(canvasElement, site);
    await step('asks for R$ 50.00', async () => {
      await player.hasBalance(25_000_00);
      await player.type('cashier', 'withdraw.amount', '5000');
      await player.press('cashier', 'withdraw.continue');
    });
    await step('confirms with the six digits', async () => {
      await player.type('cashier', 'withdraw.confirm.password', withdrawalPin);
      await player.press('cashier', 'withdraw.confirm.submit');
    });
    await step('waits for the administrator', async () => {
      await player.seesHeading('cashier', 'withdraw.pending.title');
      await player.hasBalance(24_950_00);
    });
    await step('is paid once it is approved', async () => {
      await site.outside.approveWithdrawal(await player.billNo());
      player.comesBack();
      await player.seesHeading('cashier', 'withdraw.approved.title');
    });
  },
};
