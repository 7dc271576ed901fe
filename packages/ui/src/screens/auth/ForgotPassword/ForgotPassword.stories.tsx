import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import type { SentCodeView } from '../parts/sent-code.ts';
import type { ForgotPasswordView } from './ForgotPassword.view.ts';
import { ForgotPasswordScreen, forgotPasswordStates } from './ForgotPasswordScreen.tsx';

const idle = { isSubmitting: false, problem: null } as const;
const refused = (message: string) => ({ problem: { kind: 'refused', code: 400, message } }) as const;
const sent: SentCodeView = {
  isOwn: false,
  minutes: 15,
  notice: 'Nesta demonstração nenhum e-mail é enviado: o código fica na mesa do operador.',
  secondsLeft: 42,
  isResending: false,
  problem: null,
};
const name: ForgotPasswordView = { kind: 'name', name: '', ...idle };
const code: ForgotPasswordView = { kind: 'code', name: 'marina', sent, mayBeDone: false, ...idle };

const meta = {
  title: 'Screens/auth/ForgotPassword',
  tags: ['brands'],
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: name,
    onSend: fn(),
    onHaveCode: fn(),
    onResend: fn(),
    onReset: fn(),
    onOtherName: fn(),
    onLogin: fn(),
    onStopWaiting: fn(),
  },
  render: (args) => (
    <InFrame current={null} view={{ kind: 'guest' }}>
      <ForgotPasswordScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Nome de usuário');
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await userEvent.type(field, 'marina{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('marina');
    await userEvent.click(canvas.getByRole('button', { name: 'Já tenho um código' }));
    await expect(args.onHaveCode).toHaveBeenCalledWith('marina');
    await expect(canvas.getByRole('link', { name: 'O suporte cria uma com você' })).toHaveAttribute(
      'href',
      '/information-center/support#loginPassword',
    );
  },
};

export const NameErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar código' }));
    await expect(await canvas.findByText('Informe o nome de usuário')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TooSoon: Story = {
  args: { view: { ...name, name: 'marina', ...refused('Aguarde um minuto para pedir outro código.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aguarde um minuto');
    await expect(canvas.getByLabelText('Nome de usuário')).toHaveValue('marina');
  },
};

export const SendingCode: Story = {
  args: { view: { ...name, name: 'marina', isSubmitting: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar código' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The same words whether or not anybody has the name. */
export const Code: Story = {
  args: { view: code },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(/Se a conta tem um/)).toBeVisible();
    await expect(canvas.getByText(/todas as sessões desta conta são encerradas/)).toBeVisible();
    await expect(canvasElement.querySelector('input[hidden]')).toHaveValue('marina');
    await userEvent.type(canvas.getByLabelText('Código de verificação'), '482913');
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'quatro barcos');
    await userEvent.type(canvas.getByLabelText('Repita a nova senha'), 'quatro barcos{Enter}');
    await expect(args.onReset).toHaveBeenCalledWith({
      code: '482913',
      password: 'quatro barcos',
      passwordConfirmation: 'quatro barcos',
    });
  },
};

export const CodeErrors: Story = {
  args: { view: code },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar senha' }));
    await expect(await canvas.findByText('Informe o código de verificação')).toBeVisible();
    await expect(canvas.getByText('Informe a nova senha')).toBeVisible();
    await expect(canvas.getByLabelText('Código de verificação')).toHaveFocus();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  args: {
    view: {
      ...code,
      problem: { kind: 'invalid', fields: { code: 'O código está errado ou não vale mais.' } },
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Código de verificação');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^O código está errado/));
    await expect(field).toHaveFocus();
  },
};

export const MayResend: Story = {
  args: { view: { ...code, sent: { ...sent, secondsLeft: 0 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar outro código' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const OwnCode: Story = {
  args: { view: { ...code, sent: { ...sent, isOwn: true, minutes: null, notice: null, secondsLeft: 0 } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Digite o código que recebeu e escolha a nova senha.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usar outro nome' }));
    await expect(args.onOtherName).toHaveBeenCalledOnce();
  },
};

/** The answer was lost: only a login can tell. */
export const MaybeDone: Story = {
  args: { view: { ...code, mayBeDone: true, problem: { kind: 'network' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/A senha pode já ter sido trocada/)).toBeVisible();
    const main = canvas.getByText(/A senha pode já ter sido trocada/).closest('[data-part="notice"]');
    await userEvent.click(main?.querySelector('button') as HTMLElement);
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = {
  args: { view: { ...code, isSubmitting: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar senha' }));
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { view: { kind: 'done' } },
  play: async ({ canvas, userEvent, args }) => {
    const outcome = canvas.getByRole('status');
    await expect(outcome).toHaveTextContent('Senha trocada');
    await userEvent.click(outcome.querySelector('button') as HTMLElement);
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

showsEvery(forgotPasswordStates, {
  Name,
  NameErrors,
  TooSoon,
  SendingCode,
  Code,
  CodeErrors,
  WrongCode,
  MayResend,
  OwnCode,
  MaybeDone,
  Submitting,
  Done,
});
showsKind<ForgotPasswordView['kind']>({ name: Name, code: Code, done: Done });
