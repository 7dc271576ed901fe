import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { QrCode, qrCodeStates } from './QrCode.tsx';

const brCode =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540510.005802BR5912CASA EXEMPLO6009SAO PAULO62150511DEP202500016304ABE2';

const meta = {
  title: 'Money/QrCode',
  component: QrCode,
  args: { value: 'https://fortuna.example', label: 'QR code do convite' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Pix: Story = { args: { value: brCode, label: 'QR code PIX de R$ 10,00' } };
export const Faded: Story = { args: { value: brCode, label: 'QR code PIX de R$ 10,00', isFaded: true } };

showsEvery(qrCodeStates, { Short, Pix, Faded });
