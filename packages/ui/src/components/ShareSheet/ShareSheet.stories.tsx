import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { coversPage } from '../../story/covers-page.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { Button } from '../Button/Button.tsx';
import { type ShareChannel, ShareSheet, type ShareSheetProps, shareSheetStates } from './ShareSheet.tsx';

const link = 'https://casa.example/register?invite=MARINA7';
const said = encodeURIComponent(`Entre comigo: ${link}`);

const channels: readonly ShareChannel[] = [
  { id: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${said}`, icon: 'whatsapp' },
  { id: 'telegram', label: 'Telegram', href: `https://t.me/share/url?url=${said}`, icon: 'telegram' },
  {
    id: 'facebook',
    label: 'Facebook',
    href: `https://www.facebook.com/sharer/sharer.php?u=${said}`,
    icon: 'facebook',
  },
  { id: 'x', label: 'X', href: `https://x.com/intent/post?text=${said}`, icon: 'x' },
];

const meta = {
  title: 'Composites/ShareSheet',
  tags: ['brands'],
  component: ShareSheet,
  parameters: coversPage,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Convidar amigos',
    text: 'Quem entrar por este link conta como seu convidado.',
    link,
    channels,
    onNativeShare: fn(),
    copy: {
      label: 'Link do convite',
      copyLabel: 'Copiar',
      copiedLabel: 'Copiado',
      failedLabel: 'Não foi possível copiar: o texto está selecionado, copie à mão',
      onCopy: fn(async () => undefined),
    },
    words: {
      close: 'Fechar',
      native: 'Outros aplicativos',
      channels: 'Canais',
      newTab: '(abre em outra aba)',
    },
  },
} satisfies Meta<typeof ShareSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Convidar amigos' }));
    await expect(within(sheet.getByRole('list', { name: 'Canais' })).getAllByRole('link')).toHaveLength(4);
    await userEvent.click(sheet.getByRole('button', { name: 'Outros aplicativos' }));
    await expect(args.onNativeShare).toHaveBeenCalledOnce();
  },
};

function Opener(props: ShareSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Convidar</Button>
      <ShareSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpensAndCloses: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Convidar' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Copied: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
    await expect(args.copy.onCopy).toHaveBeenCalledWith(link);
    await expect(await screen.findByRole('button', { name: 'Copiado' })).toBeVisible();
  },
};
export const CopyFailed: Story = {
  args: { copy: { ...meta.args.copy, onCopy: fn(() => Promise.reject(new Error('blocked'))) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('copie à mão');
  },
};
export const NoNativeShare: Story = {
  args: { onNativeShare: undefined },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Outros aplicativos' })).not.toBeInTheDocument();
  },
};
export const NoChannels: Story = { args: { channels: [] } };
export const LongText: Story = {
  args: {
    link: `${link}&campaign=festival-de-inverno-do-litoral-norte&medium=convite&source=pagina-de-promocoes`,
    title: 'Convidar amigos para o festival de inverno do litoral norte',
    text: 'Quem entrar por este link conta como seu convidado, e o prêmio de convite entra no seu saldo assim que os depósitos dele chegarem ao valor combinado.',
    channels: [
      ...channels,
      { id: 'mail', label: 'Correio eletrônico', href: `mailto:?body=${said}`, icon: 'mail' },
    ],
  },
  play: async () => {
    await screen.findByRole('dialog');
    await showsWholeText();
  },
};

showsEvery(shareSheetStates, {
  Open,
  OpensAndCloses,
  Copied,
  CopyFailed,
  NoNativeShare,
  NoChannels,
  LongText,
});
