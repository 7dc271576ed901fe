import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { idle, securityView, wrong } from '../security.fixtures.ts';
import type { ChangeWithdrawalPasswordStep } from './ChangeWithdrawalPassword.view.ts';
import {
  ChangeWithdrawalPasswordScreen,
  changeWithdrawalPasswordStates,
} from './ChangeWithdrawalPasswordScreen.tsx';

const form = (more: object = {}, change: Partial<Member> = {}) =>
  securityView<ChangeWithdrawalPasswordStep>({ kind: 'form', ...idle, ...more }, change);

const meta = {
  title: 'Screens/account/ChangeWithdrawalPassword',
  tags: ['brands'],
  component: ChangeWithdrawalPasswordScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: form(), onSubmit: fn(), onStopWaiting: fn() },
  render: (args) => (
    <InFrame current="profile">
      <ChangeWithdrawalPasswordScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ChangeWithdrawalPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fresh = { withdrawalPassword: '135790', withdrawalPasswordConfirmation: '135790' };

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Senha de saque atual'));
    await userEvent.paste('246810');
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '135790');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha de saque'), '135790{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...fresh, oldWithdrawalPassword: '246810' });
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '13579');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha de saque'), '1357');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar senha de saque' }));
    await expect(await canvas.findByText('Informe a senha de saque')).toBeVisible();
    await expect(canvas.getByText('A senha de saque tem 6 dígitos')).toBeVisible();
    await expect(canvas.getByText('As duas senhas não são iguais')).toBeVisible();
    await expect(canvas.getByLabelText('Senha de saque atual')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooEasy: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha de saque atual'), '246810');
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '123456');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha de saque'), '123456{Enter}');
    const word = 'Evite sequências e dígitos repetidos, como 123456 ou 111111';
    await expect(await canvas.findByText(word)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SamePassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha de saque atual'), '246810');
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '246810');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha de saque'), '246810{Enter}');
    const word = 'A nova senha de saque precisa ser diferente da atual';
    await expect(await canvas.findByText(word)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The login password stands in for the old one; what has been typed stays. */
export const Forgotten: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha de saque'), '135790');
    await userEvent.click(canvas.getByRole('button', { name: 'Esqueci a senha de saque' }));
    await expect(canvas.queryByLabelText('Senha de saque atual')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Repita a nova senha de saque'), '135790');
    await userEvent.type(canvas.getByLabelText('Senha de acesso'), 'segredo1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...fresh, password: 'segredo1' });
  },
};

/** Nothing but the old one proves who it is; forgotten, it is support's matter. */
export const NoLoginPassword: Story = {
  args: { view: form({}, { hasLoginPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Esqueci a senha de saque' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Fale com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support#withdrawalPassword',
    );
  },
};

export const WrongOldPassword: Story = {
  args: { view: form({ problem: wrong('oldWithdrawalPassword', 'A senha de saque está errada.') }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Senha de saque atual');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^A senha de saque está errada\./));
    await expect(field).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { view: form({ isSubmitting: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar senha de saque' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { view: securityView<ChangeWithdrawalPasswordStep>({ kind: 'missing' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Criar senha de saque' })).toHaveAttribute(
      'href',
      '/withdrawalPassword?back=%2Fsecurity-center',
    );
  },
};

export const Demo: Story = {
  args: { view: form({}, { isDemo: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta é uma conta de demonstração')).toBeVisible();
  },
};

export const Done: Story = {
  args: { view: securityView<ChangeWithdrawalPasswordStep>({ kind: 'done' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Senha de saque trocada');
  },
};

showsEvery(changeWithdrawalPasswordStates, {
  Form,
  Errors,
  TooEasy,
  SamePassword,
  Forgotten,
  NoLoginPassword,
  WrongOldPassword,
  Submitting,
  Missing,
  Demo,
  Done,
});
showsKind<ChangeWithdrawalPasswordStep['kind']>({ missing: Missing, form: Form, done: Done });
