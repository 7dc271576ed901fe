import type { Member } from '@fortuna/domain/model/auth.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { idle, refusal, securityView, wrong } from '../security.fixtures.ts';
import type { ChangePasswordStep } from './ChangePassword.view.ts';
import { ChangePasswordScreen, changePasswordStates } from './ChangePasswordScreen.tsx';

const form = (more: object = {}, change: Partial<Member> = {}) =>
  securityView<ChangePasswordStep>({ kind: 'form', ...idle, ...more }, change);

const meta = {
  title: 'Screens/account/ChangePassword',
  tags: ['brands'],
  component: ChangePasswordScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: form(), onSubmit: fn(), onStopWaiting: fn() },
  render: (args) => (
    <InFrame current="profile">
      <ChangePasswordScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(
      canvas.getByText(/as sessões em outros aparelhos e navegadores são encerradas/),
    ).toBeVisible();
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toHaveValue('marina');
    await userEvent.click(canvas.getByLabelText('Senha atual'));
    await userEvent.paste('segredo1');
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'quatro barcos');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha'), 'quatro barcos{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      oldPassword: 'segredo1',
      password: 'quatro barcos',
      passwordConfirmation: 'quatro barcos',
    });
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha'), '12345');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha'), '54321');
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar senha' }));
    await expect(await canvas.findByText('Corrija os campos marcados')).toBeVisible();
    await expect(canvas.getByText('A senha precisa ter no mínimo 6 caracteres')).toBeVisible();
    await expect(canvas.getByText('As duas senhas não são iguais')).toBeVisible();
    await expect(canvas.getByLabelText('Senha atual')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SamePassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha atual'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha'), 'segredo1{Enter}');
    await expect(await canvas.findByText('A nova senha precisa ser diferente da atual')).toBeVisible();
    await expect(canvas.getByLabelText('Nova senha')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Length counts; signs and capitals alone make nothing strong. */
export const Strength: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Nova senha');
    await userEvent.type(field, 'Senha1!');
    const meter = () => canvas.findByRole('meter', { name: 'Força da senha' });
    await expect(await meter()).toHaveAttribute('aria-valuetext', 'Fraca');
    await userEvent.clear(field);
    await userEvent.type(field, 'quatro barcos azuis');
    await expect(await meter()).toHaveAttribute('aria-valuetext', 'Boa');
  },
};

export const WrongOldPassword: Story = {
  args: { view: form({ problem: wrong('oldPassword', 'A senha atual está incorreta.') }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Senha atual');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^A senha atual está incorreta\./));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Receber código' })).toBeVisible();
  },
};

export const Locked: Story = {
  args: { view: form({ problem: refusal('Muitas tentativas. Tente de novo em 15 minutos.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15 minutos');
  },
};

export const Submitting: Story = {
  args: { view: form({ isSubmitting: true }) },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Trocar senha' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Nowhere to send a code to. */
export const NoAddress: Story = {
  args: { view: form({}, { email: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fale com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support#loginPassword',
    );
  },
};

export const NoLoginPassword: Story = {
  args: { view: form({}, { hasLoginPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Senha atual')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Criar senha com o suporte' })).toBeVisible();
  },
};

export const Demo: Story = {
  args: { view: form({}, { isDemo: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta é uma conta de demonstração')).toBeVisible();
    await expect(canvas.queryByLabelText('Senha atual')).toBeNull();
  },
};

export const Done: Story = {
  args: { view: securityView<ChangePasswordStep>({ kind: 'done' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Senha trocada');
  },
};

showsEvery(changePasswordStates, {
  Form,
  Errors,
  SamePassword,
  Strength,
  WrongOldPassword,
  Locked,
  Submitting,
  NoAddress,
  NoLoginPassword,
  Demo,
  Done,
});
showsKind<ChangePasswordStep['kind']>({ form: Form, done: Done });
