import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { followsSample } from '../../../story/sample.ts';
import {
  cardAccount,
  cashierLinks,
  longAccount,
  pixAccount,
  rules,
  withdrawal,
} from '../cashier.fixtures.ts';
import type { WithdrawalSubmission, WithdrawalSummary, WithdrawView } from './Withdraw.view.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';
import type { WithdrawScreenProps } from './withdraw-props.ts';

const form = (submission: WithdrawalSubmission): Extract<WithdrawView, { kind: 'form' }> => ({
  kind: 'form',
  balance: 128_450,
  rules,
  accounts: [pixAccount, cardAccount],
  submission,
});
const editing = form({ kind: 'editing', problem: null });
const summary: WithdrawalSummary = {
  amount: 5000,
  account: pixAccount,
  mandatoryFee: 100,
  generalFee: 0,
  net: 4900,
};

const meta = {
  title: 'Screens/cashier/Withdraw',
  tags: ['brands', 'visual'],
  component: WithdrawScreen,
  parameters: followsSample<WithdrawScreenProps>(({ money, session }, { view }) => {
    if (session === 'guest') return { view: { kind: 'signedOut' } };
    return money === null || view.kind !== 'form' ? {} : { view: { ...view, balance: money.balance } };
  }),
  args: {
    view: editing,
    onSubmit: fn(),
    onConfirm: fn(),
    onBack: fn(),
    onLookAgain: fn(),
    onDiscard: fn(),
    onAnother: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
    links: { ...cashierLinks, addAccount: '/withdrawal-card', setPassword: '/withdrawalPassword' },
  },
} satisfies Meta<typeof WithdrawScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '5000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.49,00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ amount: 5000, account: pixAccount });
  },
};

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tudo' }));
    await expect(canvas.getByLabelText('Valor do saque')).toHaveValue('1.284,50');
  },
};

export const GeneralFee: Story = {
  args: { view: { ...editing, rules: { ...rules, turnoverLeft: 35_000 } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Valor do saque'), '20000');
    await expect(canvasElement.querySelector('[data-total]')).toHaveTextContent(/R\$.187,00/);
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
};

export const NoneLeftToday: Story = { args: { view: { ...editing, rules: { ...rules, leftToday: 0 } } } };

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
    await expect(await canvas.findByText('A senha de saque tem 6 números')).toBeVisible();
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

export const Submitting: Story = { args: { view: form({ kind: 'submitting', summary }) } };
export const Checking: Story = { args: { view: form({ kind: 'checking', summary }) } };
export const Unknown: Story = { args: { view: form({ kind: 'unknown', summary }) } };

export const PendingReview: Story = {
  args: { view: form({ kind: 'pendingReview', withdrawal, isStale: false }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('O pedido de saque foi enviado com sucesso. Aguarde a análise do administrador.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fazer outro saque' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const PendingStale: Story = {
  args: { view: form({ kind: 'pendingReview', withdrawal, isStale: true }) },
};
export const Approved: Story = {
  args: {
    view: form({
      kind: 'approved',
      withdrawal: { ...withdrawal, status: 'approved', confirmedAt: '2026-05-05T12:04:00.000Z' },
    }),
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
    await expect(canvas.getByText(/O CPF da conta não é o do cadastro/)).toBeVisible();
  },
};

export const NoPassword: Story = { args: { view: { kind: 'noPassword' } } };
export const NoAccount: Story = { args: { view: { kind: 'noAccount' } } };
export const Demo: Story = { args: { view: { kind: 'demo' } } };
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Failed: Story = { args: { view: { kind: 'failed', problem: { kind: 'network' } } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut' } } };
export const LongTextAndExtremeAmounts: Story = {
  args: {
    view: {
      ...editing,
      balance: 99_999_999_999,
      rules: { ...rules, min: 1, max: 99_999_999_999 },
      accounts: [longAccount, cardAccount],
    },
  },
};
