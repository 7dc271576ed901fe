import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import type { WithdrawalPasswordContent } from './WithdrawalPassword.view.ts';
import { WithdrawalPasswordScreen, withdrawalPasswordStates } from './WithdrawalPasswordScreen.tsx';

const member = { ...sampleMember, hasWithdrawalPassword: false };

const view = (content: WithdrawalPasswordContent) => ready(content);

const meta = {
  title: 'Screens/cashier/WithdrawalPassword',
  tags: ['brands'],
  component: WithdrawalPasswordScreen,
  parameters: guestIsSignedOut,
  args: {
    view: view({ kind: 'form', member, isSubmitting: false, problem: null }),
    backHref: '/withdraw',
    onSubmit: fn(),
    onStopWaiting: fn(),
  },
} satisfies Meta<typeof WithdrawalPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // At its side where there is room: the protections of the account, and that one is at this one.
    await expect(canvas.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(
      'Senha de saque',
    );
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

/** Members who came by phone or a social network are asked nothing that they cannot know. */
export const NoLoginPassword: Story = {
  args: {
    view: view({
      kind: 'form',
      member: { ...member, hasLoginPassword: false },
      isSubmitting: false,
      problem: null,
    }),
    backHref: '/security-center',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('Senha de acesso')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/security-center');
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '246810');
    await userEvent.type(canvas.getByLabelText('Repita a senha de saque'), '246810{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      withdrawalPassword: '246810',
      confirmation: '246810',
      password: '',
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

export const TooEasy: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '123456');
    await userEvent.type(canvas.getByLabelText('Repita a senha de saque'), '123456');
    await userEvent.type(canvas.getByLabelText('Senha de acesso'), 'segredo1{Enter}');
    const word = 'Evite sequências e dígitos repetidos, como 123456 ou 111111';
    await expect(await canvas.findByText(word)).toBeVisible();
    await expect(canvas.getByLabelText('Nova senha de saque')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongLoginPassword: Story = {
  args: {
    view: view({
      kind: 'form',
      member,
      isSubmitting: false,
      problem: { kind: 'invalid', fields: { password: 'Senha incorreta' } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Senha incorreta')).toBeVisible();
    await expect(canvas.getByLabelText('Senha de acesso')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { view: view({ kind: 'form', member, isSubmitting: true, problem: null }) },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Criar senha de saque' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Changing it is the security centre's matter. */
export const AlreadySet: Story = {
  args: { view: view({ kind: 'alreadySet' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sua senha de saque já está criada');
    await expect(canvas.getByRole('link', { name: 'Trocar senha de saque' })).toHaveAttribute(
      'href',
      '/security-center/change-withdrawal-password',
    );
  },
};

export const Done: Story = {
  args: { view: view({ kind: 'done' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Senha de saque criada');
    await expect(canvas.getByRole('link', { name: 'Ir para o saque' })).toHaveAttribute('href', '/withdraw');
  },
};

showsEvery(withdrawalPasswordStates, {
  Form,
  NoLoginPassword,
  Errors,
  TooEasy,
  WrongLoginPassword,
  Submitting,
  AlreadySet,
  Done,
});
showsKind<WithdrawalPasswordContent['kind']>({ alreadySet: AlreadySet, form: Form, done: Done });
