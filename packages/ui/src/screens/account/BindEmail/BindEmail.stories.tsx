import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { idle, refusal, securityView, sentCode, wrong } from '../security.fixtures.ts';
import type { BindEmailStep } from './BindEmail.view.ts';
import { BindEmailScreen, bindEmailStates } from './BindEmailScreen.tsx';

const email = 'marina@exemplo.example';
const address = (more: object = {}, bound: string | null = null) =>
  securityView<BindEmailStep>({ kind: 'address', email: '', ...idle, ...more }, { email: bound });
const code = (more: object = {}, sent = sentCode) =>
  securityView<BindEmailStep>({ kind: 'code', email, sent, ...idle, ...more }, { email: null });

const meta = {
  title: 'Screens/account/BindEmail',
  tags: ['brands'],
  component: BindEmailScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: {
    view: address(),
    onVerify: fn(),
    onSend: fn(),
    onHaveCode: fn(),
    onResend: fn(),
    onBind: fn(),
    onOtherAddress: fn(),
    onStopWaiting: fn(),
  },
  render: (args) => (
    <InFrame current="profile">
      <BindEmailScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof BindEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by its address: nobody has confirmed the password yet. */
export const Verify: Story = {
  args: { view: securityView<BindEmailStep>({ kind: 'verify', ...idle }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha de acesso'), 'segredo1{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith('segredo1');
  },
};

export const VerifyAgain: Story = {
  args: {
    view: securityView<BindEmailStep>({
      kind: 'verify',
      isSubmitting: false,
      problem: { kind: 'invalid', fields: {}, others: ['Confirme a senha novamente.'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Confirme a senha novamente.');
  },
};

export const Address: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('E-mail');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(field, ' Marina@Exemplo.example{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Já tenho um código' }));
    await expect(args.onHaveCode).toHaveBeenCalledWith(email);
  },
};

export const AddressErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar código' }));
    await expect(await canvas.findByText('Informe o e-mail')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marina@');
    await expect(await canvas.findByText('Informe um e-mail válido')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const AnotherAddress: Story = {
  args: { view: address({}, email) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Novo e-mail'), `${email}{Enter}`);
    await expect(await canvas.findByText('Este e-mail já está vinculado')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Taken: Story = {
  args: { view: address({ email, problem: wrong('email', 'Este e-mail já está em uso.') }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Este e-mail já está em uso\./));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(email);
  },
};

export const Code: Story = {
  args: { view: code() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Enviamos um código a/)).toHaveTextContent(`${email}. Veja`);
    await expect(canvas.getByRole('timer', { name: 'Outro código em' })).toHaveTextContent('00:42');
    const field = canvas.getByLabelText('Código de verificação');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.paste(' 482-913 ');
    await expect(field).toHaveValue('482913');
    await userEvent.keyboard('{Enter}');
    await expect(args.onBind).toHaveBeenCalledWith('482913');
    await userEvent.click(canvas.getByRole('button', { name: 'Usar outro e-mail' }));
    await expect(args.onOtherAddress).toHaveBeenCalledOnce();
  },
};

export const CodeErrors: Story = {
  args: { view: code() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Código de verificação'), '123{Enter}');
    await expect(await canvas.findByText('O código tem 6 dígitos')).toBeVisible();
    await expect(args.onBind).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  args: { view: code({ problem: wrong('code', 'O código de verificação está incorreto.') }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Código de verificação');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^O código de verificação está incorreto\./),
    );
    await expect(field).toHaveFocus();
  },
};

export const MayResend: Story = {
  args: { view: code({}, { ...sentCode, secondsLeft: 0 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar outro código' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const ResendRefused: Story = {
  args: {
    view: code({}, { ...sentCode, secondsLeft: 0, problem: refusal('Aguarde para pedir outro código.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aguarde para pedir outro código.');
  },
};

/** The code was sent before the page was opened. */
export const OwnCode: Story = {
  args: {
    view: code({}, { ...sentCode, isOwn: true, minutes: null, notice: null, secondsLeft: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Digite o código enviado a/)).toHaveTextContent(email);
  },
};

export const Submitting: Story = {
  args: { view: code({ isSubmitting: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vincular e-mail' }));
    await expect(args.onBind).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { view: securityView<BindEmailStep>({ kind: 'done', email }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `E-mail vinculado${email} agora está vinculado à sua conta.`,
    );
  },
};

showsEvery(bindEmailStates, {
  Verify,
  VerifyAgain,
  Address,
  AddressErrors,
  AnotherAddress,
  Taken,
  Code,
  CodeErrors,
  WrongCode,
  MayResend,
  ResendRefused,
  OwnCode,
  Submitting,
  Done,
});
showsKind<BindEmailStep['kind']>({ verify: Verify, address: Address, code: Code, done: Done });
