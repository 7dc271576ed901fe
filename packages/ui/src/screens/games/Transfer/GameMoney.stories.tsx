import type { Transfer } from '@fortuna/domain/model/games-transfers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { type GameMoneyContent, GameMoneyScreen, gameMoneyStates } from './GameMoneyScreen.tsx';

const move: Transfer = {
  billNo: 'T3',
  kind: 'in',
  providerKey: 'farol',
  amount: 40_000,
  isAutomatic: true,
  idempotencyKey: null,
  createdAt: '2026-07-01T12:00:00.000Z',
};
const content: GameMoneyContent = {
  money: {
    wallet: 88_450,
    providers: [
      { providerKey: 'farol', provider: 'Farol', amount: 40_000, isOpen: true },
      { providerKey: 'coral', provider: 'Coral Nove', amount: 1_250, isOpen: false },
      { providerKey: 'jangada', provider: 'Jangada', amount: 0, isOpen: false },
    ],
  },
  moves: [
    move,
    { ...move, billNo: 'T2', kind: 'allOut', providerKey: null, isAutomatic: false },
    { ...move, billNo: 'T1', kind: 'out', providerKey: 'coral', isAutomatic: false },
  ],
  automatic: { isOn: true, isSending: false, problem: null },
};
const order = { kind: 'allOut' } as const;

const meta = {
  title: 'Screens/games/GameMoney',
  tags: ['brands'],
  component: GameMoneyScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(content),
    transfer: { kind: 'ready', problem: null },
    onTransfer: fn(),
    onPress: fn(),
    onAutomatic: fn(),
    onStopAutomatic: fn(),
  },
} satisfies Meta<typeof GameMoneyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Providers that hold something, each with what brings it back, and all of it at once. */
export const Held: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Jangada')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Coral Nove/ }));
    await expect(args.onTransfer).toHaveBeenLastCalledWith({
      kind: 'out',
      providerKey: 'coral',
      amount: null,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Trazer tudo de volta' }));
    await expect(args.onTransfer).toHaveBeenLastCalledWith(order);
  },
};
export const NothingHeld: Story = {
  args: {
    view: ready({ ...content, money: { wallet: 129_700, providers: [] }, moves: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todo o seu dinheiro está na carteira')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Trazer tudo de volta' })).not.toBeInTheDocument();
  },
};
export const BringingBack: Story = {
  args: { transfer: { kind: 'submitting', order } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Trazer tudo de volta/ }));
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
};
export const Checking: Story = { args: { transfer: { kind: 'checking', order } } };
export const Unknown: Story = {
  args: { transfer: { kind: 'unknown', order } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir de novo' }));
    await expect(args.onPress).toHaveBeenCalledWith('lookAgain');
  },
};
export const BroughtBack: Story = {
  args: {
    view: ready({ ...content, money: { wallet: 129_700, providers: [] } }),
    transfer: { kind: 'moved', transfer: { ...move, kind: 'allOut', providerKey: null, amount: 41_250 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/R\$.412,50 de volta/);
  },
};
export const Refused: Story = {
  args: {
    transfer: {
      kind: 'ready',
      problem: { kind: 'refused', code: 400, message: 'Nenhum provedor de jogos guarda dinheiro seu.' },
    },
  },
};
export const ByHand: Story = {
  args: { view: ready({ ...content, automatic: { isOn: false, isSending: false, problem: null } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Transferir sozinho' }));
    await expect(args.onAutomatic).toHaveBeenCalledWith(true);
  },
};
export const SwitchFailed: Story = {
  args: {
    view: ready({ ...content, automatic: { isOn: true, isSending: false, problem: { kind: 'network' } } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede');
  },
};
/** After eight seconds without an answer. */
export const StillSwitching: Story = {
  args: {
    slowAfter: 1,
    view: ready({ ...content, automatic: { isOn: true, isSending: true, problem: null } }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(args.onStopAutomatic).toHaveBeenCalledOnce();
  },
};
export const ExtremeAmounts: Story = {
  args: {
    view: ready({
      ...content,
      money: {
        wallet: 99_999_999_999,
        providers: [
          {
            providerKey: 'longo',
            provider: 'Estúdio de Jogos da Costa do Descobrimento e dos Arredores',
            amount: 99_999_999_999,
            isOpen: true,
          },
        ],
      },
    }),
  },
};
export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(gameMoneyStates, {
  Held,
  NothingHeld,
  BringingBack,
  Checking,
  Unknown,
  BroughtBack,
  Refused,
  ByHand,
  SwitchFailed,
  StillSwitching,
  ExtremeAmounts,
  Skeleton,
});
