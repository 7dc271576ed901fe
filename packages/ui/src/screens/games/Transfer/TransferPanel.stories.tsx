import type { Transfer } from '@fortuna/domain/model/games-transfers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import type { TransferView } from './Transfer.view.ts';
import { TransferPanel, transferPanelStates } from './TransferPanel.tsx';

const order = { kind: 'in', providerKey: 'farol', amount: null } as const;
const moved: Transfer = {
  billNo: 'T1',
  kind: 'in',
  providerKey: 'farol',
  amount: 128_450,
  isAutomatic: false,
  idempotencyKey: null,
  createdAt: '2026-07-01T12:00:00.000Z',
};

const meta = {
  title: 'Screens/games/TransferPanel',
  tags: ['brands'],
  component: TransferPanel,
  args: {
    game: { provider: 'Farol', providerKey: 'farol' },
    money: { wallet: 128_450, held: 20_000, elsewhere: 0 },
    transfer: { kind: 'ready', problem: null },
    onTransfer: fn(),
    onPress: fn(),
  },
} satisfies Meta<typeof TransferPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Left empty the field means everything; an amount is said on the buttons. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Levar tudo ao jogo' }));
    await expect(args.onTransfer).toHaveBeenLastCalledWith(order);
    await userEvent.type(canvas.getByLabelText('Quanto transferir'), '5000');
    await userEvent.click(canvas.getByRole('button', { name: /^Trazer R\$.50,00 de volta$/ }));
    await expect(args.onTransfer).toHaveBeenLastCalledWith({ ...order, kind: 'out', amount: 5_000 });
  },
};
export const EverythingAtProvider: Story = {
  args: { money: { wallet: 0, held: 128_450, elsewhere: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    const bring = canvas.getByRole('button', { name: /^Levar tudo ao jogo/ });
    await expect(bring).toHaveAccessibleName(/A carteira está vazia\.$/);
    await userEvent.click(bring);
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
};
export const NothingAnywhere: Story = { args: { money: { wallet: 0, held: 0, elsewhere: 0 } } };
export const Elsewhere: Story = {
  args: { money: { wallet: 0, held: 0, elsewhere: 45_00 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver tudo' })).toHaveAttribute('href', '/gameInfo');
  },
};
/** One at a time: the other way waits, and says so. */
export const Submitting: Story = {
  args: { transfer: { kind: 'submitting', order } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Levar tudo ao jogo' }));
    const back = canvas.getByRole('button', { name: /^Trazer tudo de volta/ });
    await expect(back).toHaveAccessibleName(/Uma transferência de cada vez\.$/);
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
};
export const Slow: Story = {
  args: { transfer: { kind: 'submitting', order }, slowAfter: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(args.onPress).toHaveBeenCalledWith('stopWaiting');
  },
};
export const Checking: Story = {
  args: { transfer: { kind: 'checking', order } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Conferindo se o dinheiro foi transferido');
  },
};
export const Unknown: Story = {
  args: { transfer: { kind: 'unknown', order } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir de novo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar a mesma transferência' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar para lá' }));
    for (const press of ['lookAgain', 'sendSame', 'discard'] as const)
      await expect(args.onPress).toHaveBeenCalledWith(press);
  },
};
export const Moved: Story = {
  args: { transfer: { kind: 'moved', transfer: moved }, money: { wallet: 0, held: 128_450, elsewhere: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/R\$.1\.284,50 prontos para jogar/);
  },
};
export const BroughtBack: Story = {
  args: { transfer: { kind: 'moved', transfer: { ...moved, kind: 'out' } } },
};
export const Refused: Story = {
  args: {
    transfer: {
      kind: 'ready',
      problem: { kind: 'refused', code: 400, message: 'A sua conta em Farol está suspensa.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A sua conta em Farol está suspensa.');
  },
};
export const ExtremeAmounts: Story = {
  args: {
    game: { provider: 'Estúdio de Jogos da Costa do Descobrimento', providerKey: 'farol' },
    money: { wallet: 99_999_999_999, held: 99_999_999_999, elsewhere: 99_999_999_999 },
  },
};

showsEvery(transferPanelStates, {
  Ready,
  EverythingAtProvider,
  NothingAnywhere,
  Elsewhere,
  Submitting,
  Slow,
  Checking,
  Unknown,
  Moved,
  BroughtBack,
  Refused,
  ExtremeAmounts,
});
showsKind<TransferView['kind']>({
  ready: Ready,
  submitting: Submitting,
  checking: Checking,
  unknown: Unknown,
  moved: Moved,
});
