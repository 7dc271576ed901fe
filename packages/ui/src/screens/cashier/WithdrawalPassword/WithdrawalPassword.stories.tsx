import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { WithdrawalPasswordScreen } from './WithdrawalPasswordScreen.tsx';

const meta = {
  title: 'Screens/cashier/WithdrawalPassword',
  tags: ['brands', 'visual'],
  component: WithdrawalPasswordScreen,
  parameters: guestIsSignedOut,
  args: {
    view: { kind: 'form', isSubmitting: false, problem: null },
    onSubmit: fn(),
    onRetry: fn(),
    onLogin: fn(),
    onRegister: fn(),
    links: {
      support: '/information-center/support',
      withdraw: '/withdraw',
      change: '/security-center/change-withdrawal-password',
    },
  },
} satisfies Meta<typeof WithdrawalPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Nova senha de saque'));
    await userEvent.paste('246810');
    await userEvent.type(canvas.getByLabelText('Repita a senha de saque'), '246810');
    await userEvent.type(canvas.getByLabelText('Senha de acesso'), 'segredo1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      withdrawalPassword: '246810',
      confirmation: '246810',
      password: 'segredo1',
    });
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '246810');
    await userEvent.type(canvas.getByLabelText('Repita a senha de saque'), '246811');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar senha de saque' }));
    await expect(await canvas.findByText('As duas senhas não são iguais')).toBeVisible();
    await expect(canvas.getByText('Informe a senha')).toBeVisible();
    await expect(canvas.getByLabelText('Repita a senha de saque')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongLoginPassword: Story = {
  args: {
    view: {
      kind: 'form',
      isSubmitting: false,
      problem: { kind: 'invalid', fields: { password: 'Senha incorreta' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Senha incorreta')).toBeVisible();
    await expect(canvas.getByLabelText('Senha de acesso')).toHaveFocus();
  },
};

export const Submitting: Story = { args: { view: { kind: 'form', isSubmitting: true, problem: null } } };
export const AlreadySet: Story = { args: { view: { kind: 'alreadySet' } } };
export const Done: Story = { args: { view: { kind: 'done' } } };
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const Failed: Story = { args: { view: { kind: 'failed', problem: { kind: 'network' } } } };
export const SignedOut: Story = { args: { view: { kind: 'signedOut' } } };
