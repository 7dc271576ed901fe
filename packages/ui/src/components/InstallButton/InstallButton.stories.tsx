import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Notice } from '../Notice/Notice.tsx';
import { InstallButton, installButtonStates } from './InstallButton.tsx';
import type { IosInstallGuide } from './ios-install-guide.ts';

const guide: IosInstallGuide = {
  title: 'Instalar no iPhone',
  description: 'O site abre em tela cheia, pelo ícone, e avisa quando há novidade.',
  closeLabel: 'Fechar',
  steps: [
    { sign: 'share', text: 'Toque em Compartilhar, na barra do Safari' },
    { sign: 'add', text: 'Escolha “Adicionar à Tela de Início”' },
    { sign: 'done', text: 'Confirme em “Adicionar”' },
  ],
};

/** The sheet is a chunk of its own. */
const sheetLoads = { timeout: 10_000 };

const meta = {
  title: 'Frame/InstallButton',
  tags: ['brands'],
  component: InstallButton,
  args: {
    view: { kind: 'available' },
    label: 'Instalar o app',
    installedLabel: 'App instalado',
    onInstall: fn(),
  },
} satisfies Meta<typeof InstallButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Instalar o app' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};

export const Installing: Story = {
  args: { view: { kind: 'installing' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Instalar o app' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onInstall).not.toHaveBeenCalled();
  },
};

export const Installed: Story = {
  args: { view: { kind: 'installed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('App instalado');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Ios: Story = {
  args: { view: { kind: 'ios', guide } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Instalar o app' });
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Instalar no iPhone' }, sheetLoads);
    await waitFor(() => expect(sheet.querySelectorAll('li')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Instalar no iPhone' });
    await expect(args.onInstall).not.toHaveBeenCalled();
  },
};

/** Nothing is drawn: the text around it has to make sense without a button. */
export const Unavailable: Story = {
  args: { view: { kind: 'unavailable' } },
  render: (args) => (
    <Stack>
      <Notice title="O site funciona aqui mesmo">
        Este navegador não instala sites. Nada falta: tudo o que o app faz, o site faz.
      </Notice>
      <InstallButton {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    label: 'Adicionar este site à tela de início do telefone como aplicativo',
    isWide: true,
    variant: 'primary',
    view: {
      kind: 'ios',
      guide: {
        ...guide,
        title: 'Como adicionar este site à tela de início do seu iPhone ou iPad',
        steps: guide.steps.map(({ sign, text }) => ({
          sign,
          text: `${text}. Se a barra não aparecer, role a página um pouco para cima até que ela volte.`,
        })),
      },
    },
  },
  render: (args) => (
    <Stack>
      <InstallButton {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', {}, sheetLoads);
  },
};

showsEvery(installButtonStates, { Available, Installing, Installed, Ios, Unavailable, LongText });
