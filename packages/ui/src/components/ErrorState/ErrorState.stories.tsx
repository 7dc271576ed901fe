import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { ErrorState, errorStateStates } from './ErrorState.tsx';

const onRetry = fn();

const meta = {
  title: 'Composites/ErrorState',
  component: ErrorState,
  args: { message: 'A rede não respondeu. Confira a conexão e tente de novo.' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MessageOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A rede não respondeu');
  },
};

export const WithRetry: Story = {
  args: { title: 'Não foi possível carregar', retry: { label: 'Tentar de novo', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retry: { label: 'Tentar de novo', onRetry, isRetrying: true } } };

export const WithSupport: Story = {
  args: {
    title: 'Não foi possível carregar',
    retry: { label: 'Tentar de novo', onRetry },
    support: { label: 'Falar com o suporte', href: '#suporte' },
  },
};

export const LongText: Story = {
  args: {
    title: 'O provedor de pagamentos está em manutenção programada',
    message:
      'Os depósitos por cartão voltam às seis da manhã. Enquanto isso, o PIX continua funcionando normalmente e cai no saldo em menos de um minuto.',
  },
};

showsEvery(errorStateStates, { MessageOnly, WithRetry, Retrying, WithSupport, LongText });
