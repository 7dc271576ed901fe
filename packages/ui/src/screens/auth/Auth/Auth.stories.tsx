import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import type { AuthSubmission, CaptchaView } from './Auth.view.ts';
import type { AuthPanelProps } from './AuthPanel.tsx';
import { AuthScreen, authScreenStates } from './AuthScreen.tsx';
import { captchaOf, editing, wrongCaptcha } from './auth.fixtures.ts';

const meta = {
  title: 'Screens/auth/Auth',
  tags: ['brands'],
  component: AuthScreen,
  args: {
    submission: editing,
    captcha: captchaOf('first'),
    onLogin: fn(),
    onRegister: fn(),
    onReloadCaptcha: fn(),
    onStopWaiting: fn(),
    onModeChange: fn(),
  },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answers each submission as a server would that found the captcha wrong: the message, and a new picture. */
function AnswersWrongCaptcha(props: AuthPanelProps) {
  const [submission, setSubmission] = useState<AuthSubmission>(editing);
  const [key, setKey] = useState('first');
  const answer = () => {
    setSubmission(wrongCaptcha);
    setKey('second');
  };
  return (
    <AuthScreen
      {...props}
      submission={submission}
      captcha={captchaOf(key)}
      onLogin={(input) => {
        props.onLogin(input);
        answer();
      }}
      onRegister={(input) => {
        props.onRegister(input);
        answer();
      }}
    />
  );
}

export const Login: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nome de usuário'), 'rica');
    await userEvent.type(canvas.getByLabelText('Senha'), 'Fortuna!2026');
    await userEvent.type(canvas.getByLabelText('Código de verificação'), 'k7m2{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({
      name: 'rica',
      password: 'Fortuna!2026',
      captcha: 'k7m2',
      captchaKey: 'first',
    });
  },
};

export const LoginErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Senha'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Corrija os campos marcados')).toBeVisible();
    await expect(canvas.getByLabelText('Nome de usuário')).toHaveFocus();
    await expect(canvas.getByLabelText('Nome de usuário')).toHaveAccessibleDescription(
      'Informe o nome de usuário',
    );
    await expect(canvas.getByText('A senha precisa ter no mínimo 6 caracteres')).toBeVisible();
    await expect(canvas.getByText('Informe o código de verificação')).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const WrongCaptcha: Story = {
  render: (args) => <AnswersWrongCaptcha {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nome de usuário'), 'rica');
    await userEvent.type(canvas.getByLabelText('Senha'), 'Fortuna!2026');
    await userEvent.type(canvas.getByLabelText('Código de verificação'), 'xxxx');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('O código de verificação está errado ou expirou.')).toBeVisible();
    await expect(canvas.getByLabelText('Código de verificação')).toHaveFocus();
    await expect(canvas.getByLabelText('Código de verificação')).toHaveValue('');
    await expect(canvas.getByLabelText('Nome de usuário')).toHaveValue('rica');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('Fortuna!2026');
  },
};

export const LoginRefused: Story = {
  args: {
    submission: {
      kind: 'editing',
      problem: { kind: 'refused', code: 400, message: 'Nome ou senha incorretos.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nome ou senha incorretos.');
    await expect(canvas.getByRole('link', { name: /^Falar com o suporte/ })).toHaveAttribute(
      'href',
      '/information-center/support#blocked',
    );
  },
};

export const NetworkProblem: Story = {
  args: { submission: { kind: 'editing', problem: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Erro de rede, tente novamente mais tarde',
    );
  },
};

export const Submitting: Story = {
  args: { submission: { kind: 'submitting' } },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Entrar' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const CaptchaLoading: Story = {
  args: { captcha: { kind: 'loading' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector('[data-part="picture"]')).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Nome de usuário'), 'rica');
    await userEvent.type(canvas.getByLabelText('Senha'), 'Fortuna!2026');
    await userEvent.type(canvas.getByLabelText('Código de verificação'), 'k7m2{Enter}');
    await expect(await canvas.findByText('Espere a imagem do código carregar')).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

const reloadCaptcha = fn();
export const CaptchaFailed: Story = {
  args: {
    captcha: { kind: 'failed', problem: { kind: 'network' }, onRetry: reloadCaptcha },
    onReloadCaptcha: reloadCaptcha,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Falha ao carregar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar a imagem' }));
    await expect(args.onReloadCaptcha).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  args: { submission: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Você entrou.');
    await expect(canvas.queryByLabelText('Senha')).toBeNull();
  },
};

export const Register: Story = {
  args: { initialMode: 'register', inviteCode: 'MAR42' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Código de convite')).toHaveValue('MAR42');
    await userEvent.type(canvas.getByLabelText('Nome de usuário'), 'marina');
    await userEvent.type(canvas.getByLabelText('Celular'), '11987654321');
    await expect(canvas.getByLabelText('Celular')).toHaveValue('(11) 98765-4321');
    await userEvent.type(canvas.getByLabelText('Senha'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Repita a senha'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Código de verificação'), 'k7m2');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'marina',
      phone: '11987654321',
      password: 'segredo1',
      passwordConfirmation: 'segredo1',
      inviteCode: 'MAR42',
      captcha: 'k7m2',
      captchaKey: 'first',
      isAdult: true,
    });
  },
};

export const RegisterErrors: Story = {
  args: { initialMode: 'register' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nome de usuário'), 'marina');
    await userEvent.type(canvas.getByLabelText('Celular'), '1133334444');
    await userEvent.type(canvas.getByLabelText('Senha'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Repita a senha'), 'segredo2');
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByText('As duas senhas não são iguais')).toBeVisible();
    await expect(canvas.getByText('Informe um celular válido, com DDD e 9 dígitos')).toBeVisible();
    await expect(canvas.getByText('Confirme que você tem 18 anos ou mais')).toBeVisible();
    await expect(canvas.getByLabelText('Celular')).toHaveFocus();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const NameTaken: Story = {
  args: {
    initialMode: 'register',
    submission: {
      kind: 'editing',
      problem: { kind: 'invalid', fields: { name: 'Este nome já está em uso.' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este nome já está em uso.')).toBeVisible();
    await expect(canvas.getByLabelText('Nome de usuário')).toHaveFocus();
  },
};

const lost: AuthSubmission = { kind: 'editing', problem: { kind: 'network' } };
const taken: AuthSubmission = {
  kind: 'editing',
  problem: { kind: 'invalid', fields: { name: 'Este nome já está em uso.' } },
};

/** The first answer is lost, and the second try hears that the name is taken. */
function LosesTheFirstAnswer(props: AuthPanelProps) {
  const [submission, setSubmission] = useState<AuthSubmission>(editing);
  return (
    <AuthScreen
      {...props}
      submission={submission}
      onRegister={() => setSubmission(submission === lost ? taken : lost)}
    />
  );
}

export const MaybeRegistered: Story = {
  args: { initialMode: 'register' },
  render: (args) => <LosesTheFirstAnswer {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nome de usuário'), 'marina');
    await userEvent.type(canvas.getByLabelText('Celular'), '11987654321');
    await userEvent.type(canvas.getByLabelText('Senha'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Repita a senha'), 'segredo1');
    await userEvent.type(canvas.getByLabelText('Código de verificação'), 'k7m2');
    await userEvent.click(canvas.getByRole('checkbox'));
    const submit = canvas.getByRole('button', { name: 'Criar conta' });
    await userEvent.click(submit);
    await expect(canvas.queryByRole('button', { name: 'Entrar como marina' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Código de verificação'), 'k7m2');
    await userEvent.click(submit);
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar como marina' }));
    await expect(await canvas.findByLabelText('Nome de usuário')).toHaveValue('marina');
    await expect(canvas.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const RegistrationFailed: Story = {
  args: {
    initialMode: 'register',
    submission: { kind: 'editing', problem: { kind: 'refused', code: 400 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Falha no cadastro');
  },
};

/** As a whole page: these forms reach to its edges. */
const framed: Pick<Story, 'parameters' | 'render'> = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <InFrame current={null} view={{ kind: 'guest' }}>
      <AuthScreen {...args} />
    </InFrame>
  ),
};
const leaf: Story = { ...framed, decorators: [inLayout({ door: 'leaf' })] };
const stage: Story = { ...framed, decorators: [inLayout({ door: 'stage' })] };

const wallpaper: Story = { ...framed, decorators: [inLayout({ door: 'wallpaper' })] };
const foyer: Story = { ...framed, decorators: [inLayout({ door: 'foyer' })] };

const opensLogin: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Nome de usuário')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
};

const opensRegister: Story['play'] = async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByLabelText('Código de convite')).toHaveValue('MAR42');
  await userEvent.click(canvas.getByRole('tab', { name: 'Entrar' }));
  await expect(args.onModeChange).toHaveBeenCalledWith('login');
  await userEvent.click(canvas.getByRole('tab', { name: 'Criar conta' }));
  await expect(canvas.getByRole('button', { name: 'Criar conta' })).toBeVisible();
};

const tellsErrors: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
  await expect(await canvas.findByText('Corrija os campos marcados')).toBeVisible();
  await expect(canvas.getByLabelText('Nome de usuário')).toHaveFocus();
  await expect(args.onLogin).not.toHaveBeenCalled();
};

export const Leaf: Story = { ...leaf, play: opensLogin };
export const LeafRegister: Story = {
  ...leaf,
  args: { initialMode: 'register', inviteCode: 'MAR42' },
  play: opensRegister,
};
export const LeafErrors: Story = { ...leaf, play: tellsErrors };

export const Stage: Story = { ...stage, play: opensLogin };
export const StageRegister: Story = {
  ...stage,
  args: { initialMode: 'register', inviteCode: 'MAR42' },
  play: opensRegister,
};
export const StageErrors: Story = { ...stage, play: tellsErrors };

export const Wallpaper: Story = { ...wallpaper, play: opensLogin };
export const WallpaperRegister: Story = {
  ...wallpaper,
  args: { initialMode: 'register', inviteCode: 'MAR42' },
  play: opensRegister,
};
export const WallpaperErrors: Story = { ...wallpaper, play: tellsErrors };

export const Foyer: Story = { ...foyer, play: opensLogin };
export const FoyerRegister: Story = {
  ...foyer,
  args: { initialMode: 'register', inviteCode: 'MAR42' },
  play: opensRegister,
};
export const FoyerErrors: Story = { ...foyer, play: tellsErrors };
/** Its form in cells, below a header of the same accent. */
const foyerInCells: Story = {
  ...framed,
  decorators: [inLayout({ door: 'foyer', fields: 'cells', header: 'flag', headings: 'stroke' })],
};
export const FoyerInCells: Story = { ...foyerInCells, play: opensLogin };
export const FoyerInCellsErrors: Story = { ...foyerInCells, play: tellsErrors };
export const FoyerInCellsRegister: Story = {
  ...foyerInCells,
  args: { initialMode: 'register', inviteCode: 'MAR42' },
  play: opensRegister,
};

showsEvery(authScreenStates, {
  Login,
  LoginErrors,
  WrongCaptcha,
  LoginRefused,
  NetworkProblem,
  Submitting,
  CaptchaLoading,
  CaptchaFailed,
  Done,
  Register,
  RegisterErrors,
  NameTaken,
  MaybeRegistered,
  RegistrationFailed,
  Leaf,
  LeafRegister,
  LeafErrors,
  Stage,
  StageRegister,
  StageErrors,
  Wallpaper,
  WallpaperRegister,
  WallpaperErrors,
  Foyer,
  FoyerRegister,
  FoyerErrors,
  FoyerInCells,
  FoyerInCellsErrors,
  FoyerInCellsRegister,
});
showsKind<AuthSubmission['kind']>({ editing: Login, submitting: Submitting, done: Done });
showsKind<CaptchaView['kind']>({ loading: CaptchaLoading, ready: Login, failed: CaptchaFailed });
