import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inLayout } from '../../../story/in-layout.tsx';
import { followsSample } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import {
  cardAccount,
  longAccount,
  pixAccount,
  rules,
  walletAccount,
  withdrawal,
} from '../cashier.fixtures.ts';
import type { WithdrawalSubmission, WithdrawalSummary, WithdrawContent } from './Withdraw.view.ts';
import { WithdrawScreen, withdrawStates } from './WithdrawScreen.tsx';
import type { WithdrawScreenProps } from './withdraw-props.ts';

type WithdrawForm = Extract<WithdrawContent, { kind: 'form' }>;

const view = (content: WithdrawContent) => ready(content);
const form = (submission: WithdrawalSubmission, change: Partial<WithdrawForm> = {}) =>
  view({
    kind: 'form',
    balance: 128_450,
    rules,
    accounts: [pixAccount, cardAccount],
    submission,
    ...change,
  });
const editing: WithdrawalSubmission = { kind: 'editing', problem: null };
const summary: WithdrawalSummary = {
  amount: 5000,
  account: pixAccount,
  remark: 'Aluguel de maio',
  mandatoryFee: 100,
  generalFee: 0,
  net: 4900,
};

const meta = {
  title: 'Screens/cashier/Withdraw',
  tags: ['brands'],
  component: WithdrawScreen,
  parameters: followsSample<WithdrawScreenProps>((sample, { view }) => {
    if (view.kind === 'signedOut') return {};
    if (sample.session === 'guest') return { view: { kind: 'signedOut' } };
    if (view.kind !== 'ready' || view.content.kind !== 'form' || sample.money === null) return {};
    return { view: { ...view, content: { ...view.content, balance: sample.money.balance } } };
  }),
  args: {
    view: form(editing),
    onSubmit: fn(),
    onConfirm: fn(),
    onBack: fn(),
    onLookAgain: fn(),
    onStopWaiting: fn(),
    onDiscard: fn(),
    onAnother: fn(),
  },
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.queryByText(/\u2212/), 'a fee of nothing').toBeNull();
    await expect(canvas.getByText('Restam 3 saques hoje · Até 5 por dia')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.49,00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000, remark: '', account: pixAccount });
  },
};

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo' }));
    await expect(canvas.getByLabelText('Valor do saque')).toHaveValue('1.284,50');
  },
};

/** Kept with the withdrawal; Enter in it goes on. */
export const Remark: Story = {
  args: { typed: { amount: 5000, remark: '' }, onType: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Valor do saque')).toHaveValue('50,00');
    const remark = canvas.getByLabelText('Observação (opcional)');
    await userEvent.type(remark, 'Aluguel <maio> ');
    await expect(args.onType).toHaveBeenLastCalledWith({ amount: 5000, remark: 'Aluguel <maio> ' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      amount: 5000,
      remark: 'Aluguel <maio>',
      account: pixAccount,
    });
    await userEvent.clear(remark);
    await userEvent.click(remark);
    await userEvent.paste('x'.repeat(250));
    // Whole, so that nothing is sent that the player has not seen.
    await expect(remark).toHaveValue('x'.repeat(250));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remark).toHaveAccessibleDescription(/^Escreva no máximo 200 caracteres/));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The third way, where the brand has it. */
export const ToEwallet: Story = {
  args: { view: form(editing, { accounts: [walletAccount, pixAccount] }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Carteira digital')).toBeVisible();
    await expect(canvas.getByText('m•••@example.com')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000, remark: '', account: walletAccount });
  },
};

/** Told while it is free what it will cost, and taken when it is not. */
export const FreeWithdrawalsLeft: Story = {
  args: {
    view: form(editing, {
      rules: { ...rules, mandatoryFee: { basisPoints: 0, min: 350, max: 350 }, freeLeft: 2 },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000');
    await expect(canvas.getByText(/Grátis em mais 2 saques hoje; depois R\$.3,50 por saque/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.50,00/);
  },
};

export const FixedFee: Story = {
  args: {
    view: form(editing, { rules: { ...rules, mandatoryFee: { basisPoints: 0, min: 350, max: 350 } } }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000');
    await expect(canvas.getByText(/^R\$.3,50 por saque$/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.46,50/);
  },
};

/** Out of hours the page says when it opens; what is typed stays. */
export const Closed: Story = {
  args: {
    typed: { amount: 7500, remark: 'Aluguel' },
    view: form(editing, {
      rules: { ...rules, hours: { from: 8, to: 22 }, opensAt: '2026-05-05T11:00:00.000Z' },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Os saques estão fechados agora')).toBeVisible();
    await expect(canvas.getByText(/^Abrem de novo em 05\/05\/2026,? 08:00/)).toBeVisible();
    await expect(canvas.getByText(/Saques das 08:00 às 22:00, no horário de Brasília$/)).toBeVisible();
    const go = canvas.getByRole('button', { name: /^Continuar/ });
    await expect(go).toHaveAccessibleDescription(/^Abre em 05\/05\/2026/);
    await userEvent.click(go);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Valor do saque')).toHaveValue('75,00');
    await expect(canvas.getByLabelText('Observação (opcional)')).toHaveValue('Aluguel');
  },
};

/** What is still to be bet, of what, since when, and where. */
export const TurnoverExplained: Story = {
  args: {
    view: form(editing, {
      rules: {
        ...rules,
        turnoverLeft: 70_000,
        bonusMoney: 1000,
        turnover: [
          {
            kind: 'deposit',
            source: null,
            required: 20_000,
            left: 10_000,
            since: '2026-05-03T23:00:00.000Z',
          },
          {
            kind: 'reward',
            source: 'firstDeposit',
            required: 50_000,
            left: 50_000,
            since: '2026-05-04T22:30:00.000Z',
          },
          { kind: 'other', source: null, required: 10_000, left: 10_000, since: '2026-05-04T23:30:00.000Z' },
        ],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ir para os jogos' })).toHaveAttribute('href', '/game');
    await userEvent.click(canvas.getByText('Como as apostas contam'));
    await expect(canvas.getByText(/^Contam as apostas encerradas/)).toBeVisible();
    const deposits = canvas.getByRole('progressbar', { name: 'Depósitos desde 03/05/2026' });
    await expect(deposits).toHaveAttribute('aria-valuenow', '10000');
    await expect(deposits).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Faltam R\$.100,00 de R\$.200,00$/),
    );
    await expect(canvas.getByText('Primeiro depósito, 04/05/2026')).toBeVisible();
    await expect(canvas.getByText('Apostas pedidas desde 04/05/2026')).toBeVisible();
  },
};

/** More in the wallet than one withdrawal may take: the button says that it is not all. */
export const LimitBelowBalance: Story = {
  args: { view: form(editing, { balance: 2_500_000 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Tudo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Máximo' }));
    await expect(canvas.getByLabelText('Valor do saque')).toHaveValue('10.000,00');
  },
};

export const BalanceHidden: Story = {
  parameters: { site: { isBalanceHidden: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Saldo: ••••••')).toBeVisible();
    await expect(canvas.queryByText(/1\.284,50/)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '200000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('O valor é maior que o seu saldo de ••••••')).toBeVisible();
    await expect(canvas.queryByText(/1\.284,50/)).toBeNull();
  },
};

export const GeneralFee: Story = {
  args: { view: form(editing, { rules: { ...rules, turnoverLeft: 35_000 } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '20000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.187,00/);
    await expect(canvas.getByText(/Faltam R\$.350,00 em apostas/)).toBeVisible();
  },
};

/** A balance of which bonuses brought a part: that stays until their turnover is done. */
export const BonusMoney: Story = {
  args: { view: form(editing, { rules: { ...rules, turnoverLeft: 160_000, bonusMoney: 13_000 } }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/R\$.130,00 do seu saldo vieram de bônus.*Faltam R\$.1\.600,00.*sacar R\$.1\.154,50/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Disponível para saque: R\$.1\.154,50/)).toBeVisible();
    const amount = canvas.getByLabelText('Valor do saque');
    await userEvent.type(amount, '115451');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText(/^Você pode sacar até R\$.1\.154,50/)).toBeVisible();
    await expect(amount).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo' }));
    await expect(amount).toHaveValue('1.154,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 115_450, remark: '', account: pixAccount });
  },
};

/** What lies with providers of games is said, and cannot be asked for; where bonuses lie with it, the wallet is the member's own. */
export const AtProviders: Story = {
  args: { view: form(editing, { rules: { ...rules, gameMoney: 45_000, bonusMoney: 30_000 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^R\$.450,00 estão com provedores de jogos/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Trazer de volta' })).toHaveAttribute('href', '/gameInfo');
    await expect(canvas.getByText(/^Disponível para saque: R\$.1\.284,50/)).toBeVisible();
  },
};

export const AboveBalance: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '200000');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText(/maior que o seu saldo de R\$.1\.284,50/)).toBeVisible();
    await expect(canvas.getByLabelText('Valor do saque')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ServerMessage: Story = {
  args: {
    view: form({ kind: 'editing', problem: { kind: 'refused', code: 400, message: 'Saldo insuficiente.' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Saldo insuficiente.');
  },
};

export const NoneLeftToday: Story = {
  args: { view: form(editing, { rules: { ...rules, leftToday: 0 } }) },
  play: async ({ canvas, userEvent, args }) => {
    const go = canvas.getByRole('button', { name: /^Continuar/ });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await expect(go).toHaveAccessibleDescription('Você já usou todos os saques de hoje');
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000');
    await userEvent.click(go);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  args: { view: form({ kind: 'confirming', summary, problem: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Senha de saque'));
    await userEvent.paste('246810');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar saque' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('246810');
  },
};

export const IncompletePassword: Story = {
  args: { view: form({ kind: 'confirming', summary, problem: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha de saque'), '246{Enter}');
    await expect(await canvas.findByText('A senha de saque tem 6 dígitos')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Answers the confirmation as a server would that found the password wrong. */
function AnswersWrongPassword(props: WithdrawScreenProps) {
  const [submission, setSubmission] = useState<WithdrawalSubmission>({
    kind: 'confirming',
    summary,
    problem: null,
  });
  if (props.view.kind === 'signedOut') return <WithdrawScreen {...props} />;
  return (
    <WithdrawScreen
      {...props}
      view={form(submission)}
      onConfirm={() =>
        setSubmission({
          kind: 'confirming',
          summary,
          problem: { kind: 'invalid', fields: { withdrawalPassword: 'Senha de saque incorreta' } },
        })
      }
    />
  );
}

export const WrongPassword: Story = {
  render: (args) => <AnswersWrongPassword {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Senha de saque'), '111111{Enter}');
    await expect(await canvas.findByText('Senha de saque incorreta')).toBeVisible();
    await expect(canvas.getByLabelText('Senha de saque')).toHaveValue('');
    await expect(canvas.getByLabelText('Senha de saque')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { view: form({ kind: 'submitting', summary }) },
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirmar saque' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Mudar valor ou conta' })).toBeNull();
  },
};

/** The records are read; nothing can be sent meanwhile. */
export const Checking: Story = {
  args: { view: form({ kind: 'checking', summary }) },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Conferindo o seu saque');
    await expect(status).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unknown: Story = {
  args: { view: form({ kind: 'unknown', summary }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar de novo' }));
    await expect(args.onLookAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar ao formulário' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const PendingReview: Story = {
  args: { view: form({ kind: 'pendingReview', withdrawal, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('O pedido de saque foi enviado com sucesso. Aguarde a análise da nossa equipe.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fazer outro saque' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const PendingStale: Story = {
  args: { view: form({ kind: 'pendingReview', withdrawal, isStale: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A última consulta falhou. Estamos tentando de novo.')).toHaveRole(
      'status',
    );
  },
};
export const Approved: Story = {
  args: {
    view: form({
      kind: 'approved',
      withdrawal: {
        ...withdrawal,
        status: 'approved',
        remark: 'Aluguel de maio',
        confirmedAt: '2026-05-05T12:04:00.000Z',
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Aluguel de maio')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comprovante' }));
    // A chunk of its own, which a busy machine does not have at once.
    const receipt = await screen.findByRole('dialog', { name: 'Comprovante de saque' }, { timeout: 10_000 });
    await expect(receipt).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent(/Saque aprovado.*Enviamos R\$.49,00/);
  },
};
export const Rejected: Story = {
  args: {
    view: form({
      kind: 'rejected',
      withdrawal: {
        ...withdrawal,
        status: 'rejected',
        reason: 'O CPF da conta não é o do cadastro',
        confirmedAt: '2026-05-05T12:04:00.000Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saque recusado');
    await expect(canvas.getByText(/O CPF da conta não é o do cadastro/)).toBeVisible();
    await expect(canvas.getByText('Recusado em')).toBeVisible();
    // The form behind it is kept, unseen.
    for (const text of ['Você recebe', 'Taxa', 'Confirmado em'])
      for (const one of canvas.queryAllByText(text)) await expect(one).not.toBeVisible();
  },
};

export const NoPassword: Story = {
  args: { view: view({ kind: 'noPassword' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Criar senha de saque' })).toHaveAttribute(
      'href',
      '/withdrawalPassword?back=%2Fwithdraw',
    );
  },
};

export const NoAccount: Story = {
  args: { view: view({ kind: 'noAccount' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Adicionar chave ou conta' })).toHaveAttribute(
      'href',
      '/withdrawal-card?back=%2Fwithdraw',
    );
  },
};

export const Demo: Story = {
  args: { view: view({ kind: 'demo' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contas de demonstração não podem depositar nem sacar.')).toBeVisible();
    await expect(canvas.queryByLabelText('Valor do saque')).toBeNull();
  },
};

export const LongTextAndExtremeAmounts: Story = {
  args: {
    view: form(editing, {
      balance: 99_999_999_999,
      rules: { ...rules, min: 1, max: 99_999_999_999 },
      accounts: [longAccount, cardAccount],
    }),
  },
};

const counter = { decorators: [inLayout({ cashier: 'counter' })] };
export const AtCounter: Story = {
  ...counter,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000');
    await userEvent.click(canvas.getByText('Receber em', { selector: 'summary *' }));
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await expect(canvasElement.querySelector('[data-part=due]')).toHaveTextContent(/^Você recebe R\$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000, remark: '', account: cardAccount });
  },
};
/** The name of its one field stands above what is typed. */
export const AtCounterInCells: Story = {
  decorators: [inLayout({ cashier: 'counter', fields: 'cells' })],
};
export const AtCounterTurnover: Story = { ...counter, args: TurnoverExplained.args };
export const AtCounterExtreme: Story = {
  ...counter,
  args: LongTextAndExtremeAmounts.args,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByLabelText<HTMLInputElement>('Valor do saque');
    for (const typed of ['888,88', '8.888,88', '88.888,88', '888.888,88', '8.888.888,88', '888.888.888,88']) {
      await userEvent.clear(amount);
      await userEvent.paste(typed);
      await expect(amount).toHaveValue(typed);
      await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    }
  },
};
export const AtCounterConfirming: Story = { ...counter, args: Confirming.args };
export const AtCounterReview: Story = { ...counter, args: PendingReview.args };

const notes = { decorators: [inLayout({ cashier: 'notes' })] };
/** All of it is a plate too. */
export const AtNotes: Story = {
  ...notes,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.50,00$/ }));
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await expect(canvasElement.querySelector('[data-part=due]')).toHaveTextContent(/^Você recebe R\$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000, remark: '', account: cardAccount });
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Tudo');
  },
};
export const AtNotesTurnover: Story = { ...notes, args: TurnoverExplained.args };
export const AtNotesExtreme: Story = {
  ...notes,
  args: LongTextAndExtremeAmounts.args,
  play: AtCounterExtreme.play,
};
export const AtNotesConfirming: Story = { ...notes, args: Confirming.args };
export const AtNotesReview: Story = { ...notes, args: PendingReview.args };

const atChips = { decorators: [inLayout({ cashier: 'chips' })] };
/** All of it is the last chip. */
export const AtChips: Story = {
  ...atChips,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^R\$.50,00$/ }));
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    const received = canvas.getByText('Você recebe', { selector: 'dt' });
    await expect(received.nextElementSibling).toHaveTextContent(/^R\$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000, remark: '', account: cardAccount });
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Tudo');
  },
};
export const AtChipsTurnover: Story = { ...atChips, args: TurnoverExplained.args };
export const AtChipsExtreme: Story = {
  ...atChips,
  args: LongTextAndExtremeAmounts.args,
  play: AtCounterExtreme.play,
};
export const AtChipsConfirming: Story = { ...atChips, args: Confirming.args };
export const AtChipsReview: Story = { ...atChips, args: PendingReview.args };

showsEvery(withdrawStates, {
  Form,
  All,
  Remark,
  ToEwallet,
  FreeWithdrawalsLeft,
  FixedFee,
  Closed,
  TurnoverExplained,
  LimitBelowBalance,
  BalanceHidden,
  GeneralFee,
  BonusMoney,
  AtProviders,
  AboveBalance,
  ServerMessage,
  NoneLeftToday,
  Confirming,
  IncompletePassword,
  WrongPassword,
  Submitting,
  Checking,
  Unknown,
  PendingReview,
  PendingStale,
  Approved,
  Rejected,
  NoPassword,
  NoAccount,
  Demo,
  LongTextAndExtremeAmounts,
  AtCounter,
  AtCounterInCells,
  AtCounterTurnover,
  AtCounterExtreme,
  AtCounterConfirming,
  AtCounterReview,
  AtNotes,
  AtNotesTurnover,
  AtNotesExtreme,
  AtNotesConfirming,
  AtNotesReview,
  AtChips,
  AtChipsTurnover,
  AtChipsExtreme,
  AtChipsConfirming,
  AtChipsReview,
});
showsKind<WithdrawContent['kind'] | WithdrawalSubmission['kind']>({
  demo: Demo,
  noPassword: NoPassword,
  noAccount: NoAccount,
  form: Form,
  editing: Form,
  confirming: Confirming,
  submitting: Submitting,
  checking: Checking,
  unknown: Unknown,
  pendingReview: PendingReview,
  approved: Approved,
  rejected: Rejected,
});
