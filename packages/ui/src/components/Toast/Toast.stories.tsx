import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { Button } from '../Button/Button.tsx';
import {
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  toastStates,
  useToast,
} from './Toast.tsx';

function Opener({ message }: { readonly message: ToastMessage }) {
  const { show } = useToast();
  return <Button onClick={() => show(message)}>Mostrar</Button>;
}

interface ShownProps extends ToastProviderProps {
  /** What the button shows. */
  readonly message: ToastMessage;
}

const meta = {
  title: 'Primitives/Toast',
  component: ToastProvider,
  parameters: coversPage,
  args: { label: 'Avisos', closeLabel: 'Fechar', children: null, message: { title: 'Código copiado' } },
  render: ({ message, ...provider }) => (
    <ToastProvider {...provider}>
      <Opener message={message} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    const region = await screen.findByRole('region', { name: 'Avisos' });
    const title = await within(region).findByText(args.message.title);
    await waitFor(() => expect(title).toBeVisible());
    await expect(await screen.findByRole('status')).toHaveTextContent(args.message.title);
  },
} satisfies Meta<ShownProps>;
export default meta;
type Story = StoryObj<ShownProps>;

export const Success: Story = {
  args: { message: { tone: 'success', title: 'Código copiado', text: 'Cole no aplicativo do seu banco.' } },
};

export const Danger: Story = {
  args: { message: { tone: 'danger', title: 'A retirada não foi enviada', text: 'Nada saiu do seu saldo.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('A retirada não foi enviada');
  },
};

const onAction = fn();

export const WithAction: Story = {
  args: { message: { title: 'Jogo removido dos favoritos', action: { label: 'Desfazer', onAction } } },
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    message: {
      title: 'O pagamento ainda está sendo conferido pelo banco que recebe',
      text: 'Costuma levar menos de um minuto. Não pague de novo: o valor entra no saldo assim que o banco confirmar.',
    },
  },
};

export const SameTwice: Story = {
  args: { message: { id: 'copied', tone: 'success', title: 'Código copiado' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Mostrar' }));
    const region = await screen.findByRole('region', { name: 'Avisos' });
    await within(region).findByText('Código copiado');
    await expect(within(region).getAllByText('Código copiado')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByText('Código copiado')).not.toBeInTheDocument());
  },
};

showsEvery(toastStates, { Success, Danger, WithAction, LongText, SameTwice });
