import type { SpinResult, Wheel } from '@fortuna/domain/model/promotions-wheels.ts';
import { sampleSpin, sampleWheel } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { type Loadable, type PageView, ready } from '../../page/loadable.ts';
import type { SpinView, WheelPlay, WheelsContent } from './Wheels.view.ts';
import { WheelsScreen, wheelsStates } from './WheelsScreen.tsx';

const lotteryWheel: Wheel = {
  ...sampleWheel,
  spinsLeft: 3,
  nextSpinsAt: null,
  earning: { required: 20_000, days: 1, spinsPerDay: 5, progress: 7_500, missing: 12_500 },
};

const standing: SpinView = { kind: 'ready', problem: null };

interface Shown {
  readonly wheel?: Partial<Wheel>;
  readonly spin?: SpinView;
  readonly play?: WheelPlay;
  readonly lottery?: Loadable<Wheel>;
  readonly chosen?: WheelsContent['chosen'];
}

/** The page as somebody sees it whose daily wheel stands like this. */
function shows({
  wheel,
  spin = standing,
  play = { kind: 'member', spin },
  lottery = ready(lotteryWheel),
  chosen = 'daily',
}: Shown = {}): PageView<WheelsContent> {
  return ready({
    ...activityContent({
      code: 'lottery-wheel',
      page: 'lottery-wheel',
      title: 'Roletas',
      subtitle: 'Uma por dia, outra por recarga',
      tiers: [],
    }),
    chosen,
    wheels: {
      daily: { wheel: ready({ ...sampleWheel, ...wheel }), play },
      lottery: { wheel: lottery, play: play.kind === 'guest' ? play : { kind: 'member', spin: standing } },
    },
  });
}

const zero = {
  spinsLeft: 0,
  lastSpin: { ...sampleSpin, at: '2026-05-04T15:00:00.000Z', idempotencyKey: null },
};
const wonSpin = (spin: SpinResult): Shown => ({ wheel: zero, spin: { kind: 'won', spin } });

const meta = {
  title: 'Screens/promotions/Wheels',
  tags: ['brands'],
  component: WheelsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: shows(),
    onChoose: fn(),
    onSpin: fn(),
    onLanded: fn(),
    onSkip: fn(),
    onGoOn: fn(),
    onStopWaiting: fn(),
    onLookAgain: fn(),
    onSendSame: fn(),
    onDiscard: fn(),
  },
  render: (args) => (
    <InFrame current={null}>
      <WheelsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof WheelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Diária 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('1 giro disponível')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await expect(args.onSpin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: 'Da sorte 3' }));
    await expect(args.onChoose).toHaveBeenCalledWith('lottery');
  },
};

/** The member's own next step, in the server's figures. */
export const Lottery: Story = {
  args: { view: shows({ chosen: 'lottery' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Roleta da sorte' })).toBeVisible();
    await expect(canvas.getByText(/Um giro a cada R\$.200,00.*até 5 giros por dia/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'R$\u00a075,00 de R$\u00a0200,00',
    );
    await expect(canvas.getByText(/Faltam R\$.125,00/)).toBeVisible();
  },
};

export const Spins: Story = {
  args: { view: shows({ spin: { kind: 'submitting' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Girando' }));
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Mostrar o prêmio' })).toBeNull();
  },
};

/** It had stopped while the other wheel was looked at. */
export const Landing: Story = {
  args: { view: shows({ wheel: zero, spin: { kind: 'landing', spin: sampleSpin } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Último prêmio')).toBeNull();
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar o prêmio' }));
    await expect(args.onSkip).toHaveBeenCalledTimes(2);
  },
};

/** With all that the server said of it. */
export const Won: Story = {
  parameters: coversPage,
  args: { view: shows(wonSpin(sampleSpin)) },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Você ganhou' });
    await expect(dialog).toHaveTextContent(/R\$.50,00.*Já está no seu saldo/);
    await userEvent.click(screen.getByText('Detalhes do giro'));
    for (const fact of [/Situação\s*Creditado/, /Código\s*200/, /Giros restantes\s*0/, /Prêmio\s*Dinheiro/])
      await expect(dialog).toHaveTextContent(fact);
    await expect(dialog).toHaveTextContent(/Quantidade\s*R\$.50,00\s*Mensagem\s*O prêmio é seu/);
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

export const WonNothing: Story = {
  parameters: coversPage,
  args: { view: shows(wonSpin({ ...sampleSpin, prizeId: 8, prize: { kind: 'nothing' }, turnover: 0 })) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Não foi dessa vez' })).toBeVisible();
  },
};

/** The next one is at hand. */
export const WonSpins: Story = {
  parameters: coversPage,
  args: {
    view: shows({
      wheel: { spinsLeft: 1 },
      spin: {
        kind: 'won',
        spin: { ...sampleSpin, prizeId: 6, prize: { kind: 'spins', count: 1 }, spinsLeft: 1, turnover: 0 },
      },
    }),
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Você ganhou' });
    await userEvent.click(screen.getByRole('button', { name: 'Girar de novo' }));
    await expect(args.onSpin).toHaveBeenCalledOnce();
  },
};

/** A prize newer than we are: the default picture, and the server's words. */
export const WonOther: Story = {
  parameters: coversPage,
  args: {
    view: shows(
      wonSpin({
        ...sampleSpin,
        prizeId: 99,
        prize: { kind: 'other', name: null },
        turnover: null,
        turnoverLeft: null,
        message: 'Uma bicicleta',
      }),
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Uma bicicleta');
  },
};

/** After eight seconds without an answer. */
export const StillSending: Story = {
  args: { view: shows({ spin: { kind: 'submitting' } }), slowAfter: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(args.onStopWaiting).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { view: shows({ spin: { kind: 'checking' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nada é enviado de novo/)).toHaveRole('status');
  },
};

export const Unknown: Story = {
  args: { view: shows({ spin: { kind: 'unknown' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Não sabemos se o giro foi feito' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Girar/ }));
    await expect(args.onSpin).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Olhar de novo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o mesmo giro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar para lá' }));
    for (const called of [args.onLookAgain, args.onSendSame, args.onDiscard])
      await expect(called).toHaveBeenCalledOnce();
  },
};

/** The last spin went elsewhere, in another tab. */
export const Refused: Story = {
  args: {
    view: shows({
      wheel: zero,
      spin: { kind: 'ready', problem: { kind: 'refused', code: 400, message: 'Sem giros restantes' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sem giros restantes');
  },
};

export const NoSpins: Story = {
  args: { view: shows({ wheel: zero }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Sem giros restantes')).toBeVisible();
    const hub = canvas.getByRole('button', { name: /^Girar/ });
    await expect(hub).toHaveAccessibleDescription(/^Um giro novo chega em 05\/05\/2026/);
    await userEvent.click(hub);
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(canvas.getByText('Último prêmio').nextSibling).toHaveTextContent(/R\$.50,00/);
  },
};

export const NotOpenYet: Story = {
  args: {
    view: shows({
      wheel: {
        spinsLeft: 0,
        nextSpinsAt: null,
        earning: { required: 2_000, days: 7, spinsPerDay: 1, progress: 1_500, missing: 500 },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Girar/ })).toHaveAccessibleDescription(
      /^Deposite mais R\$.5,00 para ganhar um giro$/,
    );
    await expect(canvasElement.querySelector('[data-part="spin-earning"] a')).toHaveAttribute(
      'href',
      '/recharge',
    );
  },
};

/** Demo and disabled members take no part; why, the server says. */
export const NotEligible: Story = {
  args: {
    view: shows({
      wheel: { spinsLeft: 0, nextSpinsAt: null, closedReason: 'Você não tem direito a este prêmio' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Girar/ })).toHaveAccessibleDescription(
      'Você não tem direito a este prêmio',
    );
    await expect(canvas.queryByText('Como ganhar giros')).toBeNull();
  },
};

export const Guest: Story = {
  args: { view: shows({ wheel: { spinsLeft: 0, nextSpinsAt: null }, play: { kind: 'guest' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: 'Prêmios da roleta' }).children).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Girar' }));
    await expect(storySite.onLogin).toHaveBeenCalledOnce();
    await expect(args.onSpin).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Os seus giros')).toBeNull();
  },
};

/** One wheel that cannot be had does not take the other. */
export const OneFailed: Story = {
  args: {
    view: shows({
      chosen: 'lottery',
      lottery: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Diária 1' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    view: shows({
      wheel: {
        spinsLeft: 1_000,
        prizes: sampleWheel.prizes.map((prize) =>
          prize.id === 5
            ? { ...prize, name: 'Um pacote de boas-vindas com cinquenta rodadas e o dobro de pontos' }
            : prize,
        ),
        earning: {
          required: 99_999_999_900,
          days: 365,
          spinsPerDay: 1_000,
          progress: 99_999_999_800,
          missing: 99_999_999_999,
        },
      },
    }),
  },
};

export const Skeleton: Story = {
  args: { view: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-shape="circle"]')).toBeVisible());
  },
};

showsEvery(wheelsStates, {
  Ready,
  Lottery,
  Spins,
  Landing,
  Won,
  WonNothing,
  WonSpins,
  WonOther,
  StillSending,
  Checking,
  Unknown,
  Refused,
  NoSpins,
  NotOpenYet,
  NotEligible,
  Guest,
  OneFailed,
  LongText,
  Skeleton,
});
showsKind<SpinView['kind']>({
  ready: Ready,
  submitting: Spins,
  checking: Checking,
  unknown: Unknown,
  landing: Landing,
  won: Won,
});
