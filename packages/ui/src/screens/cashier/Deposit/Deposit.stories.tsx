import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inLayout } from '../../../story/in-layout.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { channels, depositOrder, depositQuote, methods } from '../cashier.fixtures.ts';
import type { DepositContent, DepositSubmission } from './Deposit.view.ts';
import { DepositScreen, depositStates } from './DepositScreen.tsx';

const view = (content: DepositContent) => ready(content);
const editing: DepositSubmission = { kind: 'editing', problem: null };
const form = (submission: DepositSubmission, more: Partial<DepositForm> = {}) =>
  view({ kind: 'form', methods, channels, submission, quote: null, unpaid: null, reminders: [], ...more });
type DepositForm = Extract<DepositContent, { kind: 'form' }>;
const billNo = 'D260504210733K2M9';

const meta = {
  title: 'Screens/cashier/Deposit',
  tags: ['brands'],
  component: DepositScreen,
  parameters: guestIsSignedOut,
  args: {
    view: form(editing),
    onAmount: fn(),
    onSubmit: fn(),
    onLookAgain: fn(),
    onStopWaiting: fn(),
    onSendSame: fn(),
    onDiscard: fn(),
    onLeave: fn(),
    onOpenOrder: fn(),
  },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.100,00$/ }));
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveValue('100,00');
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 10_000, channel: channels[0] });
  },
};

/** It is seen before the next one is made. */
export const Unpaid: Story = {
  args: {
    view: form(editing, { unpaid: { order: depositOrder, minutesLeft: 12 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Depósito de R\$.100,00 a pagar/)).toBeVisible();
    await expect(canvas.getByText(/Faltam 12 minutos/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute(
      'href',
      `/recharge-payment?bill_no=${depositOrder.billNo}`,
    );
    await expect(canvas.getByLabelText('Valor do depósito')).toBeVisible();
  },
};

export const FeeAndTotal: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /PIX Enseada/ }));
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '20000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.203,00/);
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 20_000, channel: channels[1] });
  },
};

/** Name, range, fee, time and a line about each, before it is chosen; the summary follows. */
export const EveryMethod: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const total = () => canvasElement.querySelector('[data-total]');
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '20000');
    await userEvent.click(canvas.getByRole('radio', { name: /Transferência \(TED\)/ }));
    await expect(
      canvas.getByRole('radio', { name: /TED Cais.*De R\$.100,00 a R\$.200\.000,00.*R\$.3,50.*60 minutos/ }),
    ).toBeChecked();
    await expect(total()).toHaveTextContent(/R\$.203,50/);
    await userEvent.click(canvas.getByRole('radio', { name: /Carteira digital/ }));
    await expect(canvas.getByRole('radio', { name: /Marola.*1,9%.\+.R\$.0,40/ })).toBeChecked();
    await expect(total()).toHaveTextContent(/R\$.204,20/);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(canvas.getByLabelText('Valor do depósito'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 20_000, channel: channels[4] });
  },
};
const bonusTitle = 'O que este depósito pode trazer';
const bonusLoading = 'Consultando o bônus deste valor…';
/** With what it asks for, and that nothing comes by itself. */
export const Bonus: Story = {
  args: { view: form(editing, { quote: ready(depositQuote) }) },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByLabelText('Valor do depósito');
    await expect(canvas.queryByText(bonusTitle)).toBeNull();
    await userEvent.type(amount, '10000');
    await expect(args.onAmount).toHaveBeenLastCalledWith(10_000);
    await expect(canvas.getByRole('heading', { name: bonusTitle })).toBeVisible();
    await expect(canvas.getByText('Se você resgatar tudo').nextSibling).toHaveTextContent(/R\$.135,00/);
    await expect(canvas.getByText(/Resgate a partir de 01\/06\/2026/)).toBeVisible();
    await expect(canvas.getByText('Apostas pedidas').nextSibling).toHaveTextContent(/R\$.100,00/);
    await expect(canvas.getByText(/Nenhum bônus entra sozinho/)).toBeVisible();
    // What is known of one amount is not said of another.
    await userEvent.type(amount, '0');
    await expect(canvas.queryByText(bonusTitle)).toBeNull();
    await expect(canvas.getByText(bonusLoading)).toBeVisible();
    await userEvent.type(amount, '{Backspace}');
  },
};
/** Nothing earned, nothing promised. */
export const NoBonus: Story = {
  tags: ['!visual'],
  args: { view: form(editing, { quote: ready({ ...depositQuote, rewards: [] }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '10000');
    await expect(canvas.getByText('Apostas pedidas')).toBeVisible();
    await expect(canvas.queryByText(bonusTitle)).toBeNull();
    await expect(canvas.queryByText(bonusLoading)).toBeNull();
  },
};
export const BonusLoading: Story = {
  tags: ['!visual'],
  args: { view: form(editing, { quote: { kind: 'loading' } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(bonusLoading)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '10000');
    await expect(canvas.getByText(bonusLoading)).toBeVisible();
  },
};
const askAgain = fn();
/** The bonus is not known; the deposit can be made all the same. */
export const BonusFailed: Story = {
  args: {
    view: form(editing, { quote: { kind: 'failed', problem: { kind: 'network' }, onRetry: askAgain } }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '10000');
    await expect(canvas.getByText(/Não foi possível consultar o bônus/)).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(askAgain).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 10_000, channel: channels[0] });
  },
};
/** The player's own: it reminds, and the deposit goes on. */
export const ReminderPassed: Story = {
  args: {
    view: form(editing, {
      reminders: [
        { span: 'day', limit: 150_00, deposited: 80_00 },
        { span: 'month', limit: 1_000_00, deposited: 80_00 },
      ],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Lembrete seu')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '10000');
    await expect(canvas.getByText(/^Hoje: R\$.180,00 com este depósito/)).toBeVisible();
    await expect(canvas.queryByText(/^Neste mês/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 10_000, channel: channels[0] });
  },
};
export const NoAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Informe o valor')).toBeVisible();
    await expect(canvas.getByText('Corrija os campos marcados')).toBeVisible();
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What would be refused is not promised on the button; pressed, it says why. */
export const BelowMin: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '500');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText(/O valor mínimo é R\$.20,00/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AboveMax: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Valor do depósito'));
    await userEvent.paste('999.999.999,99');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText(/O valor máximo é R\$.5\.000,00/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { view: form({ kind: 'submitting' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerMessage: Story = {
  args: {
    view: form({
      kind: 'editing',
      problem: { kind: 'refused', code: 400, message: 'Este canal de pagamento está fechado no momento.' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Este canal de pagamento está fechado no momento.',
    );
  },
};

export const ServerFieldMessage: Story = {
  args: {
    view: form({
      kind: 'editing',
      problem: { kind: 'invalid', fields: { amount: 'Digite um valor válido.' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Digite um valor válido.')).toBeVisible();
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveFocus();
  },
};

/** A message about what the form has no field for stands above it. */
export const ServerOtherMessage: Story = {
  args: {
    view: form({
      kind: 'editing',
      problem: { kind: 'invalid', fields: {}, others: ['A verificação desta conta ainda não terminou.'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A verificação desta conta');
  },
};

/** The form is kept, out of sight, until the answer is known. */
export const Checking: Story = {
  args: { view: form({ kind: 'checking' }) },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Conferindo o seu depósito');
    await expect(status).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Valor do depósito')).not.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unknown: Story = {
  args: { view: form({ kind: 'unknown' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar de novo' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar o mesmo pedido' }));
    await expect(args.onSendSame).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Desistir deste pedido' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: { view: form({ kind: 'leaving', host: 'pagar.enseada.example', billNo }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ir para pagar.enseada.example' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Ver o pedido ${billNo}` }));
    await expect(args.onOpenOrder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar de outra forma' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const BlockedAddress: Story = {
  args: { view: form({ kind: 'blockedAddress', host: 'pagar.enseada.example.estranho.example', billNo }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('pagar.enseada.example.estranho.example');
    await expect(canvas.queryByRole('button', { name: /^Ir para/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o pedido' }));
    await expect(args.onOpenOrder).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Ordered: Story = {
  args: { view: form({ kind: 'ordered', billNo }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`Abrindo o pagamento do pedido ${billNo}`);
  },
};

export const NoMethods: Story = {
  args: { view: view({ kind: 'noMethods' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma forma de pagamento disponível')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support',
    );
  },
};

export const Demo: Story = {
  args: { view: view({ kind: 'demo' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contas de demonstração não podem depositar nem sacar.')).toBeVisible();
    await expect(canvas.queryByLabelText('Valor do depósito')).toBeNull();
  },
};

/** The shape that the money forms of the cashier share. */
export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

export const LongTextAndExtremeAmounts: Story = {
  args: {
    view: form(editing, {
      methods: [
        ...methods,
        {
          id: 2,
          type: 'online_ted',
          name: 'Transferência eletrônica entre contas de mesma titularidade',
          description: null,
        },
      ],
      channels: channels.map((channel) => ({
        ...channel,
        name: `${channel.name} Instituição de Pagamentos do Litoral Norte`,
        min: 1,
        max: 99_999_999_999,
      })),
    }),
  },
};

const counter = { decorators: [inLayout({ cashier: 'counter' })] };
/** The figure between its steps; of method and channel what is chosen, and the others below it. */
export const AtCounter: Story = {
  ...counter,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const amount = canvas.getByLabelText('Valor do depósito');
    const less = canvas.getByRole('button', { name: 'Valor rápido anterior' });
    const more = canvas.getByRole('button', { name: 'Próximo valor rápido' });
    const scale = canvas.getByRole('slider', { name: 'Valores rápidos' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(scale).toHaveValue('0');
    await userEvent.click(more);
    await expect(amount).toHaveValue('20,00');
    fireEvent.change(scale, { target: { value: '3' } });
    await expect(amount).toHaveValue('100,00');
    await expect(scale).toHaveAttribute('aria-valuetext', expect.stringMatching(/^R\$.100,00$/));
    await userEvent.clear(amount);
    await userEvent.type(amount, '7350');
    await userEvent.click(less);
    await expect(amount).toHaveValue('50,00');
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.200,00$/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^R\$.200,00$/);
    const other = canvas.getByRole('radio', { name: /PIX Enseada/ });
    await expect(other).not.toBeVisible();
    await userEvent.click(canvas.getByText('Canal', { selector: 'summary *' }));
    await expect(other).toBeVisible();
    await userEvent.click(other);
    await expect(canvasElement.querySelector('[data-part=due]')).toHaveTextContent(/Você paga R\$.203,00/);
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 20_000, channel: channels[1] });
  },
};
/** What is wrong stands at the figure; a way that cannot be taken unfolds what there is besides. */
export const AtCounterCorrected: Story = {
  ...counter,
  args: { view: form(editing, { channels: channels.map((channel) => ({ ...channel, isOpen: false })) }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Fechado no momento')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Escolha o canal de pagamento')).toBeVisible();
    await expect(canvas.getByText('Informe o valor')).toBeVisible();
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveFocus();
    await userEvent.keyboard('1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByText('Canal', { selector: 'summary *' }).closest('summary')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const AtCounterBonus: Story = {
  ...counter,
  args: { view: form(editing, { quote: ready(depositQuote) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor do depósito'), '10000');
    const condition = canvas.getByText(/Nenhum bônus entra sozinho/);
    await expect(condition).not.toBeVisible();
    await userEvent.click(canvas.getByText(bonusTitle));
    await expect(condition).toBeVisible();
  },
};
export const AtCounterOrdered: Story = { ...counter, args: Ordered.args };
export const AtCounterSkeleton: Story = { ...counter, args: Skeleton.args };

const notes = { decorators: [inLayout({ cashier: 'notes' })] };
/** A blank plate to write on, and below it those with ready amounts; the one that it comes from is marked. */
export const AtNotes: Story = {
  ...notes,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const amount = canvas.getByLabelText('Valor do depósito');
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.200,00$/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^R\$.200,00$/);
    await expect(amount).toHaveValue('200,00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '7350');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    // In the order of the page: the ways, the blank plate, the others, what stands below them.
    await userEvent.click(canvas.getByRole('radio', { name: /^PIX Cai na hora/ }));
    await userEvent.tab();
    await expect(amount).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^R\$.20,00$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /PIX Enseada/ }));
    await expect(canvasElement.querySelector('[data-part=due]')).toHaveTextContent(/Você paga R\$.74,60/);
    await userEvent.click(canvas.getByRole('button', { name: /^Depositar/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 7350, channel: channels[1] });
  },
};
export const AtNotesCorrected: Story = {
  ...notes,
  args: AtCounterCorrected.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Escolha o canal de pagamento')).toBeVisible();
    await expect(canvas.getByText('Informe o valor', { selector: '[data-part=error] *' })).toBeVisible();
    await expect(canvas.getByLabelText('Valor do depósito')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** At the plate, of this very amount; how it comes about folds out of the stub. */
export const AtNotesBonus: Story = {
  ...notes,
  args: Bonus.args,
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('button', { name: /^R\$.100,00$/ });
    await userEvent.click(said);
    await expect(said).toHaveTextContent(/Bônus possível: R\$.135,00/);
    const condition = canvas.getByText(/Nenhum bônus entra sozinho/);
    await expect(condition).not.toBeVisible();
    await userEvent.click(canvas.getByText(bonusTitle));
    await expect(condition).toBeVisible();
  },
};
export const AtNotesOrdered: Story = { ...notes, args: Ordered.args };
export const AtNotesUnknown: Story = { ...notes, args: Unknown.args };
export const AtNotesExtreme: Story = { ...notes, args: LongTextAndExtremeAmounts.args };
export const AtNotesSkeleton: Story = { ...notes, args: Skeleton.args };

const atChips = { decorators: [inLayout({ cashier: 'chips' })] };
/** A tray of chips below the place that the amount stands in; what it comes to is one strip below the way on. */
export const AtChips: Story = {
  ...atChips,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const amount = canvas.getByLabelText('Valor do depósito');
    // Read out as it is, whatever is written on the chip.
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.1\.000,00$/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(/1\.000$/);
    await expect(amount).toHaveValue('1.000,00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '7350');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /PIX Enseada/ }));
    const paid = canvas.getByText('Você paga', { selector: 'dt' });
    await expect(paid.nextElementSibling).toHaveTextContent(/^R\$.74,60$/);
    const send = canvas.getByRole('button', { name: /^Depositar/ });
    await expect(send.compareDocumentPosition(paid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const chip of canvasElement.querySelectorAll('[data-part=chip] > :last-child')) {
      await expect(chip.getBoundingClientRect().width).toBeGreaterThanOrEqual(72);
    }
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 7350, channel: channels[1] });
  },
};
export const AtChipsCorrected: Story = {
  ...atChips,
  args: AtCounterCorrected.args,
  play: AtNotesCorrected.play,
};
export const AtChipsBonus: Story = { ...atChips, args: Bonus.args, play: Bonus.play };
export const AtChipsOrdered: Story = { ...atChips, args: Ordered.args };
export const AtChipsUnknown: Story = { ...atChips, args: Unknown.args };
export const AtChipsExtreme: Story = { ...atChips, args: LongTextAndExtremeAmounts.args };
export const AtChipsSkeleton: Story = { ...atChips, args: Skeleton.args };

showsEvery(depositStates, {
  Form,
  Unpaid,
  FeeAndTotal,
  EveryMethod,
  Bonus,
  NoBonus,
  BonusLoading,
  BonusFailed,
  ReminderPassed,
  NoAmount,
  BelowMin,
  AboveMax,
  Submitting,
  ServerMessage,
  ServerFieldMessage,
  ServerOtherMessage,
  Checking,
  Unknown,
  Leaving,
  BlockedAddress,
  Ordered,
  NoMethods,
  Demo,
  LongTextAndExtremeAmounts,
  Skeleton,
  AtCounter,
  AtCounterCorrected,
  AtCounterBonus,
  AtCounterOrdered,
  AtCounterSkeleton,
  AtNotes,
  AtNotesCorrected,
  AtNotesBonus,
  AtNotesOrdered,
  AtNotesUnknown,
  AtNotesExtreme,
  AtNotesSkeleton,
  AtChips,
  AtChipsCorrected,
  AtChipsBonus,
  AtChipsOrdered,
  AtChipsUnknown,
  AtChipsExtreme,
  AtChipsSkeleton,
});
showsKind<DepositContent['kind'] | DepositSubmission['kind']>({
  noMethods: NoMethods,
  demo: Demo,
  form: Form,
  editing: Form,
  submitting: Submitting,
  checking: Checking,
  unknown: Unknown,
  leaving: Leaving,
  blockedAddress: BlockedAddress,
  ordered: Ordered,
});
