import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { InstallWay } from '../../../components/InstallButton/install-way.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { AloneFrame } from '../AloneFrame/AloneFrame.tsx';
import { HomeStart } from '../AloneFrame/HomeStart.tsx';
import { DownloadScreen, downloadStates } from './DownloadScreen.tsx';

const onPhone = (way: InstallWay) => ({ way, address: null, appUrl: null });
const onDesk = (way: InstallWay) => ({ ...onPhone(way), address: 'https://mare.example/download' });

const meta = {
  title: 'Screens/site/Download',
  tags: ['brands'],
  component: DownloadScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: onPhone('prompt'), onInstall: fn() },
  render: (args) => (
    <AloneFrame start={<HomeStart />} session={{ kind: 'guest' }}>
      <DownloadScreen {...args} />
    </AloneFrame>
  ),
} satisfies Meta<typeof DownloadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Instalar/);
    await userEvent.click(canvas.getByRole('button', { name: 'Instalar o app' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull();
  },
};
export const Installing: Story = { args: { view: onPhone('installing') } };
export const Installed: Story = {
  args: { view: onPhone('installed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('App instalado');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Ios: Story = {
  args: { view: onPhone('ios') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No iPhone e no iPad' })).toBeVisible();
    await expect(canvas.getByText(/Compartilhar/)).toBeVisible();
  },
};
export const BrowserMenu: Story = {
  args: { view: onPhone('menu') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Abra o menu do navegador/)).toBeVisible();
  },
};
/** What can be done leads; what this browser cannot do is said quietly. */
export const NotPossible: Story = {
  args: { view: onPhone('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Usar o site aqui' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText(/^Este navegador não instala sites\. Nada falta/)).toBeVisible();
  },
};
export const Desktop: Story = {
  args: { view: onDesk('prompt') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /https:\/\/mare\.example\/download/ })).toBeVisible();
  },
};
export const DesktopNotPossible: Story = { args: { view: onDesk('none') } };
/** The operator's app leads, its host is named, and this site can still be installed. */
export const OperatorApp: Story = {
  args: { view: { ...onPhone('prompt'), appUrl: 'https://app.mare.example/mare.apk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Baixar o app da .+/ })).toHaveAttribute(
      'href',
      'https://app.mare.example/mare.apk',
    );
    await expect(canvas.getByText(/^O arquivo vem de app\.mare\.example\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Instalar o app' })).toBeVisible();
    await expect(canvas.queryByText(/^Não vem de loja/)).toBeNull();
  },
};

showsEvery(downloadStates, {
  Prompt,
  Installing,
  Installed,
  Ios,
  BrowserMenu,
  NotPossible,
  Desktop,
  DesktopNotPossible,
  OperatorApp,
});
showsKind<InstallWay>({
  prompt: Prompt,
  installing: Installing,
  installed: Installed,
  ios: Ios,
  menu: BrowserMenu,
  none: NotPossible,
});
