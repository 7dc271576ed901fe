import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { PixQrPanel, pixQrPanelStates } from './PixQrPanel.tsx';

const meta = {
  title: 'Money/PixQrPanel',
  tags: ['brands'],
  component: PixQrPanel,
  args: {
    brCode:
      '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.005802BR5912CASA EXEMPLO6009SAO PAULO62150511DEP202500016304ABE2',
    status: 'waiting',
    statusText: '',
    qrLabel: 'QR code PIX de R$ 10,00',
    amountLabel: 'Valor',
    amount: 'R$\u00A010,00',
    copy: {
      label: 'PIX copia e cola',
      copyLabel: 'Copiar',
      copiedLabel: 'Copiado',
      failedLabel: 'Não foi possível copiar',
      onCopy: fn(async () => undefined),
    },
    progress: 'Aguardando o pagamento',
    countdown: (
      <Countdown
        seconds={873}
        label="Tempo para pagar"
        minuteText={(minutes) => `Faltam ${minutes} minutos`}
      />
    ),
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof PixQrPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.copy.onCopy).toHaveBeenCalledWith(args.brCode);
    await expect(await canvas.findByRole('button', { name: 'Copiado' })).toBeVisible();
  },
};
export const Expired: Story = { args: { status: 'expired', statusText: 'Prazo encerrado' } };
export const Paid: Story = { args: { status: 'paid', statusText: 'Pago' } };
export const HugeAmount: Story = { args: { amount: 'R$\u00A0999.999.999,99' } };
export const LongText: Story = {
  args: {
    status: 'expired',
    statusText: 'O prazo para pagar este código acabou',
    amountLabel: 'Valor a pagar, com a taxa do provedor de pagamentos já incluída',
  },
};

/** In the order of a receipt, which brings its own ground. */
export const Receipt: Story = {
  args: { variant: 'receipt' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /QR code PIX/ });
    const button = canvas.getByRole('button', { name: 'Copiar' });
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(picture.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

showsEvery(pixQrPanelStates, { Waiting, Copied, Expired, Paid, HugeAmount, LongText, Receipt });
