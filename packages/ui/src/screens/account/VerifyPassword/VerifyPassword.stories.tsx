import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { idle, refusal, securityView, wrong } from '../security.fixtures.ts';
import { VerifyPasswordScreen, verifyPasswordStates } from './VerifyPasswordScreen.tsx';

const meta = {
  title: 'Screens/account/VerifyPassword',
  tags: ['brands'],
  component: VerifyPasswordScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: securityView(idle), onVerify: fn(), onStopWaiting: fn() },
  render: (args) => (
    <InFrame current="profile">
      <VerifyPasswordScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof VerifyPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const password = canvas.getByLabelText('Senha de acesso');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toHaveValue('marina');
    await userEvent.type(password, 'segredo1{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith('segredo1');
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    await expect(await canvas.findByText('Informe a senha de acesso')).toBeVisible();
    await expect(canvas.getByLabelText('Senha de acesso')).toHaveFocus();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { view: securityView({ ...idle, problem: wrong('password', 'A senha atual está incorreta.') }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Senha de acesso');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^A senha atual está incorreta\./));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Receber código' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

/** How long it lasts is the server's to say. */
export const Locked: Story = {
  args: {
    view: securityView({
      ...idle,
      problem: refusal('Muitas tentativas. Tente de novo em 15 minutos.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15 minutos');
  },
};

export const Submitting: Story = {
  args: { view: securityView({ ...idle, isSubmitting: true }) },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Confirmar' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const NoLoginPassword: Story = {
  args: { view: securityView(idle, { hasLoginPassword: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Senha de acesso')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Criar senha com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support#loginPassword',
    );
  },
};

export const Demo: Story = {
  args: { view: securityView(idle, { isDemo: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta é uma conta de demonstração')).toBeVisible();
    await expect(canvas.queryByLabelText('Senha de acesso')).toBeNull();
  },
};

showsEvery(verifyPasswordStates, {
  Form,
  Errors,
  WrongPassword,
  Locked,
  Submitting,
  NoLoginPassword,
  Demo,
});
