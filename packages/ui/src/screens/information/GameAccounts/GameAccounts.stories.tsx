import { sampleGameAccounts } from '@fortuna/domain/testing/game-account-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { GameAccountsScreen, gameAccountsStates } from './GameAccountsScreen.tsx';

const meta = {
  title: 'Screens/information/GameAccounts',
  tags: ['brands'],
  component: GameAccountsScreen,
  parameters: guestIsSignedOut,
  args: { view: ready(sampleGameAccounts), opening: null, onOpen: fn(), onStopWaiting: fn() },
} satisfies Meta<typeof GameAccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accounts: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Contas abertas').nextElementSibling).toHaveTextContent('1 de 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir conta em Boto Rosa' }));
    await expect(args.onOpen).toHaveBeenCalledWith('boto-rosa');
    await expect(canvas.getByRole('link', { name: 'Ver os jogos de Mangue Games' })).toHaveAttribute(
      'href',
      '/game?provider=mangue-games',
    );
    await expect(canvas.getByText(/O provedor fechou esta conta/)).toBeVisible();
  },
};

export const Opening: Story = {
  args: { opening: { providerKey: 'boto-rosa', state: 'sending', problem: null } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir conta em Boto Rosa' }));
    const other = canvas.getByRole('button', { name: 'Abrir conta em Jangada Studio' });
    await expect(other).toHaveAccessibleDescription('Outra conta está sendo aberta');
    await userEvent.click(other);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Opened: Story = {
  args: { opening: { providerKey: 'mangue-games', state: 'done', problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A sua conta em Mangue Games está aberta')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    opening: {
      providerKey: 'boto-rosa',
      state: 'failed',
      problem: { kind: 'refused', code: 400, message: 'Boto Rosa não abre contas novas neste momento.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Boto Rosa não abre contas novas neste momento.',
    );
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'guara');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Guará Games' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos os provedores' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(sampleGameAccounts.length);
  },
};

export const LongNames: Story = {
  args: {
    view: ready(
      sampleGameAccounts.map((one) => ({
        ...one,
        provider: `${one.provider} ${'de nome muito comprido '.repeat(3)}${'x'.repeat(50)} مرحبا`,
      })),
    ),
  },
};

export const Empty: Story = { args: { view: ready([]) } };

const onRetry = fn();
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(gameAccountsStates, {
  Accounts,
  Opening,
  Opened,
  Refused,
  Found,
  NothingFound,
  LongNames,
  Empty,
  Failed,
  Loading,
});
