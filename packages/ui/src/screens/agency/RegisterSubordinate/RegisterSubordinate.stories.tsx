import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { refusedWith } from '../agency.fixtures.ts';
import type { RegisterSubordinateContent, RegisterSubordinateStep } from './RegisterSubordinate.view.ts';
import { RegisterSubordinateScreen, registerSubordinateStates } from './RegisterSubordinateScreen.tsx';

const view = (step: RegisterSubordinateStep) =>
  ready<RegisterSubordinateContent>({ inviteCode: 'MARE42', step });
const form = (change: object = {}) => view({ kind: 'form', isSubmitting: false, problem: null, ...change });

const meta = {
  title: 'Screens/agency/RegisterSubordinate',
  tags: ['brands'],
  component: RegisterSubordinateScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: form(), onRegister: fn(), onStopWaiting: fn(), onAgain: fn() },
  render: (args) => (
    <InFrame current="profile">
      <RegisterSubordinateScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof RegisterSubordinateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Seu código de convite')).toHaveValue('MARE42');
    await userEvent.type(canvas.getByLabelText('Celular do convidado'), '11987654321');
    await userEvent.type(canvas.getByLabelText('UID do convidado'), '1042{Enter}');
    await expect(args.onRegister).toHaveBeenCalledWith({
      phone: '11987654321',
      inviteCode: 'MARE42',
      memberId: 1042,
    });
  },
};
export const FieldErrors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Seu código de convite'));
    await userEvent.type(canvas.getByLabelText('UID do convidado'), '12a');
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar na minha equipe' }));
    await expect(await canvas.findByText('Informe o celular')).toBeVisible();
    await expect(canvas.getByText('Informe o código de convite')).toBeVisible();
    await expect(canvas.getByText('O UID é um número')).toBeVisible();
    await expect(canvas.getByLabelText('Celular do convidado')).toHaveFocus();
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};
/** Code 409 without a word of the server's (specification section 8). */
export const UnknownMember: Story = {
  args: { view: form({ problem: refusedWith(409) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('USUÁRIO NÃO EXISTE');
  },
};
export const NoAgent: Story = {
  args: { view: form({ problem: refusedWith(400, 'Nenhum agente para exibir') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nenhum agente para exibir');
  },
};
export const Refused: Story = {
  args: { view: form({ problem: refusedWith(400) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('O registro não foi feito');
  },
};
export const Submitting: Story = {
  args: { view: form({ isSubmitting: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar na minha equipe' }));
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};
export const Done: Story = {
  args: { view: view({ kind: 'done', memberId: 1042, name: 'm***a' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('m***a agora faz parte da sua equipe');
    await userEvent.click(canvas.getByRole('button', { name: 'Registrar outra pessoa' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
/** The answer was lost, and the list has the member: only the number is known. */
export const DoneByLookUp: Story = {
  args: { view: view({ kind: 'done', memberId: 1042, name: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A conta 1042 agora faz parte');
  },
};

showsEvery(registerSubordinateStates, {
  Form,
  FieldErrors,
  UnknownMember,
  NoAgent,
  Refused,
  Submitting,
  Done,
  DoneByLookUp,
});
showsKind<RegisterSubordinateStep['kind']>({ form: Form, done: Done });
