import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inLayout } from '../../../story/in-layout.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { depositOrder, transferAccount } from '../cashier.fixtures.ts';
import type { PaymentContent } from './Payment.view.ts';
import { PaymentScreen, paymentStates } from './PaymentScreen.tsx';

const view = (content: PaymentContent) => ready(content);
const waiting = {
  kind: 'waiting',
  order: depositOrder,
  provider: null,
  secondsLeft: 873,
  isStale: false,
} as const;

const shares = (how: 'shared' | 'copied' | DOMException) =>
  fn(async (_text: string): Promise<'shared' | 'copied'> => {
    if (how instanceof DOMException) throw how;
    return how;
  });

const meta = {
  title: 'Screens/cashier/Payment',
  tags: ['brands'],
  component: PaymentScreen,
  parameters: guestIsSignedOut,
  args: {
    view: view(waiting),
    onCopy: fn(async () => undefined),
    onShare: shares('shared'),
    onOpenProvider: fn(),
    onNewCode: fn(),
    onLookAgain: fn(),
  },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const atProvider = { ...depositOrder, brCode: null, payUrl: 'https://pagar.enseada.example/p/1' };
const settled = { ...depositOrder, brCode: null, confirmedAt: '2026-05-05T00:09:41.000Z' };

export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:33');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código PIX' }));
    await expect(args.onCopy).toHaveBeenCalledWith(depositOrder.brCode);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar', description: 'Número do pedido' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(depositOrder.billNo);
    await expect(canvas.queryByText(depositOrder.billNo)).toBeNull();
  },
};
export const WithoutEnd: Story = {
  args: { view: view({ ...waiting, secondsLeft: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aguardando o pagamento')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
export const Stale: Story = {
  args: { view: view({ ...waiting, secondsLeft: 32, isStale: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A última consulta falhou. Estamos tentando de novo.')).toHaveRole(
      'status',
    );
  },
};
const transfer = {
  ...depositOrder,
  fee: 350,
  methodType: 'company_ted',
  channelName: 'TED Cais',
  brCode: null,
  transfer: transferAccount,
  expiresAt: '2026-05-06T00:07:33.000Z',
};
/** What has to be exact is there to be copied: the amount with its fee, the account, the number of its owner. */
export const BankTransfer: Story = {
  args: { view: view({ ...waiting, order: transfer, secondsLeft: 86_000 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Transfira para esta conta' })).toBeVisible();
    await expect(canvas.getByText(transferAccount.bank)).toBeVisible();
    await expect(canvas.getByText(/^Pague até 05\/05\/2026/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    for (const [label, value] of [
      ['Valor exato', '103,50'],
      ['Conta', transferAccount.account],
      ['CNPJ do favorecido', transferAccount.taxId],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Copiar', description: label }));
      await expect(args.onCopy).toHaveBeenLastCalledWith(value);
    }
  },
};
/** Nobody is to transfer to what no longer waits; the same can be ordered anew. */
export const TransferOverdue: Story = {
  tags: ['!visual'],
  args: { view: view({ kind: 'overdue', order: transfer, provider: null, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(transferAccount.account)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Fazer o mesmo depósito de novo' }));
    await expect(args.onNewCode).toHaveBeenCalledWith(transfer);
  },
};
export const AtProvider: Story = {
  args: {
    view: view({
      ...waiting,
      order: atProvider,
      provider: { host: 'pagar.enseada.example', url: atProvider.payUrl },
      secondsLeft: null,
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/pagar\.enseada\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir a página de pagamento' }));
    await expect(args.onOpenProvider).toHaveBeenCalledOnce();
    await expect(args.onOpenProvider).toHaveBeenCalledWith(atProvider.payUrl);
  },
};
export const AddressBlocked: Story = {
  // Its picture would be that of the deposit's blocked address.
  tags: ['!visual'],
  args: {
    view: view({
      ...waiting,
      order: atProvider,
      provider: { host: 'pagar.enseada.example.estranho.example', url: null },
      secondsLeft: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/estranho\.example/);
    await expect(
      canvas.queryByRole('button', { name: 'Abrir a página de pagamento' }),
    ).not.toBeInTheDocument();
  },
};
/** The time is over, which is not yet a failure. */
export const Overdue: Story = {
  args: { view: view({ kind: 'overdue', order: depositOrder, provider: null, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novo código' }));
    await expect(args.onNewCode).toHaveBeenCalledWith(depositOrder);
    await expect(canvas.getByText('Ainda estamos conferindo')).toBeVisible();
    await expect(canvas.queryByText(/não foi concluído/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Copiar código PIX' })).toBeNull();
  },
};
export const Paid: Story = {
  args: { view: view({ kind: 'paid', order: { ...settled, status: 'approved' } }) },
  play: async ({ canvas }) => {
    const outcome = canvas.getByRole('heading', { name: 'Depósito confirmado' }).closest('[role=status]');
    await expect(outcome).toHaveTextContent(/Depósito confirmado\s*R\$.100,00/);
    await expect(canvas.getByRole('link', { name: 'Jogar agora' })).toHaveAttribute('href', '/game');
  },
};
const paidWithFee = {
  ...settled,
  status: 'approved',
  fee: 150,
  channelName: 'PIX Enseada',
  endToEndId: 'E9999999920260505000900000000001',
} as const;
export const PaidWithFee: Story = {
  args: { view: view({ kind: 'paid', order: paidWithFee }) },
  play: async ({ canvas, userEvent, args }) => {
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextSibling;
    await expect(fact('Forma de pagamento')).toHaveTextContent('PIX Enseada');
    await expect(fact('Taxa')).toHaveTextContent(/R\$.1,50/);
    await expect(fact('Total pago')).toHaveTextContent(/R\$.101,50/);
    await expect(fact('Revisão')).toHaveTextContent('Revisado');
    await expect(fact('ID do PIX (E2E)')).toHaveTextContent(paidWithFee.endToEndId);
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar comprovante' }));
    await expect(args.onShare).toHaveBeenCalledWith(expect.stringContaining(paidWithFee.endToEndId));
  },
};
/** Where the device cannot share. */
export const ReceiptCopied: Story = {
  tags: ['!visual'],
  args: {
    view: view({ kind: 'paid', order: paidWithFee }),
    onShare: shares('copied'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar comprovante' }));
    await expect(await canvas.findByText('Comprovante copiado')).toHaveRole('status');
  },
};
export const ReceiptRefused: Story = {
  tags: ['!visual'],
  args: {
    view: view({ kind: 'paid', order: paidWithFee }),
    onShare: shares(new DOMException('not allowed', 'NotAllowedError')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar comprovante' }));
    await expect(await canvas.findByText(/Não foi possível compartilhar/)).toHaveRole('status');
  },
};
export const Rejected: Story = {
  args: {
    view: view({
      kind: 'rejected',
      order: { ...settled, status: 'rejected', reason: 'Titularidade da conta pagadora não confere' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O depósito não foi concluído');
    await expect(canvas.getByText('Titularidade da conta pagadora não confere')).toBeVisible();
    await expect(canvas.getByText('Recusado em')).toBeVisible();
    await expect(canvas.queryByText('Confirmado em')).toBeNull();
  },
};
export const NotFound: Story = {
  args: { view: view({ kind: 'notFound' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir agora' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Pedido não encontrado')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meus depósitos' })).toHaveAttribute(
      'href',
      '/rechargeRecord',
    );
  },
};
export const UnknownStatus: Story = {
  args: { view: view({ kind: 'unknown', order: { ...depositOrder, status: 'unknown' }, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Estamos conferindo este pedido')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir agora' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
  },
};
export const HugeAmount: Story = {
  args: {
    view: view({ ...waiting, order: { ...depositOrder, amount: 99_999_999_999 }, secondsLeft: 35_999 }),
  },
};

/** A receipt out of a slot, along which the time runs. */
const counter = { decorators: [inLayout({ cashier: 'counter' })] };
export const AtCounter: Story = {
  ...counter,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:33');
    await expect(canvasElement.querySelector('[data-part=time-left] rect')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código PIX' }));
    await expect(args.onCopy).toHaveBeenCalledWith(depositOrder.brCode);
  },
};
export const AtCounterTransfer: Story = { ...counter, args: BankTransfer.args };
export const AtCounterOverdue: Story = { ...counter, args: Overdue.args };
export const AtCounterPaid: Story = { ...counter, args: PaidWithFee.args };
export const AtCounterHuge: Story = { ...counter, tags: ['!visual'], args: HugeAmount.args };
export const AtCounterSkeleton: Story = {
  ...counter,
  tags: ['!visual'],
  args: { view: { kind: 'loading' } },
};

/** A pass of two parts: what is paid with, and beyond the perforated line what is known of it. */
const notes = { decorators: [inLayout({ cashier: 'notes' })] };
export const AtNotes: Story = {
  ...notes,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:33');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código PIX' }));
    await expect(args.onCopy).toHaveBeenCalledWith(depositOrder.brCode);
  },
};
export const AtNotesTransfer: Story = { ...notes, args: BankTransfer.args };
export const AtNotesOverdue: Story = { ...notes, args: Overdue.args };
export const AtNotesPaid: Story = { ...notes, args: PaidWithFee.args };
export const AtNotesHuge: Story = { ...notes, tags: ['!visual'], args: HugeAmount.args };
export const AtNotesSkeleton: Story = {
  ...notes,
  tags: ['!visual'],
  args: { view: { kind: 'loading' } },
};

/** The code on a chip, whose rim is the time that is left. */
const atChips = { decorators: [inLayout({ cashier: 'chips' })] };
export const AtChips: Story = {
  ...atChips,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:33');
    await expect(canvasElement.querySelector('[data-part=time-left] circle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código PIX' }));
    await expect(args.onCopy).toHaveBeenCalledWith(depositOrder.brCode);
  },
};
export const AtChipsTransfer: Story = { ...atChips, args: BankTransfer.args };
export const AtChipsOverdue: Story = { ...atChips, args: Overdue.args };
export const AtChipsPaid: Story = { ...atChips, args: PaidWithFee.args };
export const AtChipsHuge: Story = { ...atChips, tags: ['!visual'], args: HugeAmount.args };
export const AtChipsSkeleton: Story = {
  ...atChips,
  tags: ['!visual'],
  args: { view: { kind: 'loading' } },
};

showsEvery(paymentStates, {
  Waiting,
  WithoutEnd,
  BankTransfer,
  TransferOverdue,
  Stale,
  AtProvider,
  AddressBlocked,
  Overdue,
  Paid,
  PaidWithFee,
  ReceiptCopied,
  ReceiptRefused,
  Rejected,
  NotFound,
  UnknownStatus,
  HugeAmount,
  AtCounter,
  AtCounterTransfer,
  AtCounterOverdue,
  AtCounterPaid,
  AtCounterHuge,
  AtCounterSkeleton,
  AtNotes,
  AtNotesTransfer,
  AtNotesOverdue,
  AtNotesPaid,
  AtNotesHuge,
  AtNotesSkeleton,
  AtChips,
  AtChipsTransfer,
  AtChipsOverdue,
  AtChipsPaid,
  AtChipsHuge,
  AtChipsSkeleton,
});
showsKind<PaymentContent['kind']>({
  notFound: NotFound,
  waiting: Waiting,
  overdue: Overdue,
  paid: Paid,
  rejected: Rejected,
  unknown: UnknownStatus,
});
