import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { type PageView, ready } from '../loadable.ts';
import { PageState, type PageStateProps, pageStateStates } from './PageState.tsx';

const content = 'Aqui fica o que a página leu.';
const onRetry = fn();

const meta = {
  title: 'Screens/page/PageState',
  tags: ['brands'],
  component: PageState,
  parameters: guestIsSignedOut,
  args: {
    view: ready(content),
    skeleton: <Skeleton shape="block" />,
    children: (text) => <Card>{text}</Card>,
  },
} satisfies Meta<PageStateProps<string>>;
export default meta;
type Story = StoryObj<PageStateProps<string>>;

export const SignedOut: Story = {
  args: { view: { kind: 'signedOut' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Você ainda não entrou. Entre para continuar.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(storySite.onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(storySite.onRegister).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(content)).toBeNull();
  },
};

export const Loading: Story = {
  args: { view: { kind: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando…');
    await expect(canvasElement.querySelector('[aria-busy="true"] [data-part="skeleton"]')).toBeVisible();
    await expect(canvas.queryByText(content)).toBeNull();
  },
};

/** After eight seconds; who stops waiting can try again, and what comes after all is shown. */
export const StillLoading: Story = {
  args: { view: { kind: 'loading', onRetry }, slowAfter: 1 },
  play: async ({ canvas, userEvent }) => {
    const stop = await canvas.findByRole('button', { name: 'Parar de esperar' });
    await expect(canvas.getByText('Ainda carregando…')).toHaveRole('status');
    await userEvent.click(stop);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(onRetry).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Parar de esperar' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await expect(canvas.getByRole('link', { name: 'Falar com o suporte' })).toHaveAttribute(
      'href',
      '/information-center/support',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The server's own words go before those of the catalogue. */
export const ServerMessage: Story = {
  args: {
    view: {
      kind: 'failed',
      problem: { kind: 'network', message: 'Serviço em manutenção até as 14h' },
      onRetry,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Serviço em manutenção até as 14h$/);
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(content)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull();
  },
};

/** What was there before stays, marked as busy. */
export const Refreshing: Story = {
  args: { view: ready(content, { isRefreshing: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(content)).toBeVisible();
    await expect(canvas.getByText(content).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};

showsEvery(pageStateStates, { SignedOut, Loading, StillLoading, Failed, ServerMessage, Ready, Refreshing });
showsKind<PageView<unknown>['kind']>({
  signedOut: SignedOut,
  loading: Loading,
  failed: Failed,
  ready: Ready,
});
