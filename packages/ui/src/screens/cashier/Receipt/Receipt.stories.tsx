import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { withdrawal } from '../cashier.fixtures.ts';
import ReceiptDialog, { receiptStates } from './ReceiptDialog.tsx';

const paid = {
  ...withdrawal,
  status: 'approved',
  confirmedAt: '2026-05-05T12:04:00.000Z',
  endToEndId: 'E9999999920260505120401234567890',
} as const;

/** Stands in for what a phone can do, for as long as the story lasts. */
function device(can: { readonly share?: (data: ShareData) => Promise<void>; readonly draw?: boolean }) {
  const { toBlob } = HTMLCanvasElement.prototype;
  const own = { canShare: () => can.share !== undefined, share: can.share };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
  if (can.draw === false)
    HTMLCanvasElement.prototype.toBlob = (give) => {
      give(null);
    };
  return () => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
    HTMLCanvasElement.prototype.toBlob = toBlob;
  };
}

const shared = fn(async (_: ShareData) => undefined);

const meta = {
  title: 'Screens/cashier/Receipt',
  tags: ['brands'],
  component: ReceiptDialog,
  parameters: coversPage,
  args: { withdrawal: paid, isOpen: true, onClose: fn() },
  beforeEach: () => device({}),
} satisfies Meta<typeof ReceiptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Browsers draw a picture into a file when they have nothing else to do. */
const drawn = { timeout: 10_000 } as const;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Comprovante de saque' }));

export const Open: Story = {
  play: async () => {
    const { getByText, queryByText, queryByRole } = await dialog();
    for (const text of [paid.billNo, paid.endToEndId, '•••.982.247-••', 'Marina Duarte'])
      await expect(getByText(text)).toBeVisible();
    await expect(getByText(/^R\$.49,00$/)).toBeVisible();
    await expect(queryByText('52998224725')).toBeNull();
    await expect(queryByRole('button', { name: 'Compartilhar' })).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Salvar imagem' }));
    await expect(await findByRole('status', {}, drawn)).toHaveTextContent('Imagem salva.');
  },
};

export const Shared: Story = {
  beforeEach: () => device({ share: shared }),
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Compartilhar' }));
    await waitFor(() => expect(shared).toHaveBeenCalledOnce(), drawn);
    const [file] = shared.mock.calls[0]?.[0].files ?? [];
    await expect(file).toMatchObject({ name: `${paid.billNo}.png`, type: 'image/png' });
    await expect(file?.size).toBeGreaterThan(1000);
  },
};

export const Failed: Story = {
  beforeEach: () => device({ draw: false }),
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Salvar imagem' }));
    await expect(await findByRole('alert')).toHaveTextContent(/^Não foi possível criar a imagem/);
  },
};

/** Only PIX has a number at the central bank. */
export const WithoutTransfer: Story = {
  args: { withdrawal: { ...paid, kind: 'card', account: '•••• 4821', endToEndId: null } },
  play: async () => {
    const { getByText, queryByText } = await dialog();
    await expect(getByText('Conta bancária')).toBeVisible();
    await expect(queryByText(/E2E/)).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    withdrawal: {
      ...paid,
      amount: 99_999_999_999,
      ownerName: 'نور الدين عبد الرحمن بن محمد بن أبي القاسم الأندلسي المعروف بابن البحر الطويل الاسم جدًّا',
    },
  },
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Salvar imagem' }));
    await expect(await findByRole('status', {}, drawn)).toHaveTextContent('Imagem salva.');
  },
};

showsEvery(receiptStates, { Open, Saved, Shared, Failed, WithoutTransfer, LongText });
