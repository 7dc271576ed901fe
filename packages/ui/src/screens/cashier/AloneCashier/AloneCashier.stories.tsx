import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { lazy } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleSession } from '../../../story/frame.tsx';
import { followsSample } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { Page } from '../../page/Page/Page.tsx';
import {
  type AloneCashierProps,
  AloneCashierScreen,
  aloneCashierStates,
  type CashierTab,
} from './AloneCashierScreen.tsx';

const Never = lazy(() => new Promise<never>(() => undefined));

const meta = {
  title: 'Screens/cashier/AloneCashier',
  tags: ['brands'],
  component: AloneCashierScreen,
  parameters: {
    layout: 'fullscreen',
    ...followsSample<AloneCashierProps>((sample, { session }) => ({
      session: sampleSession(sample, session),
    })),
  },
  args: {
    session: { kind: 'member', wallet: { kind: 'ready', balance: 2_500_000, isStale: false } },
    tab: 'deposit',
    hrefs: { deposit: '?', withdraw: '?tab=withdraw' },
    gameHref: undefined,
    // The page of the tests stays where it is.
    onFollow: fn((event: MouseEvent) => event.preventDefault()),
    children: (
      <Page title="Depositar" lead="Aqui está a tela do caixa, como é.">
        <p>
          <a href="#anywhere">Um link da tela</a>
        </p>
      </Page>
    ),
  },
} satisfies Meta<typeof AloneCashierScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Depositar', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sacar' })).toHaveAttribute('href', '?tab=withdraw');
    await expect(canvas.queryByRole('link', { name: 'Voltar ao jogo' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Um link da tela' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const Withdraw: Story = {
  args: { tab: 'withdraw', children: <Page title="Sacar">{null}</Page> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sacar' })).toHaveAttribute('aria-current', 'page');
  },
};

export const FromGame: Story = {
  args: { gameHref: '/gameInfo?platType=farol&gameCode=onda-dourada' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Voltar ao jogo' })).toHaveAttribute('href', args.gameHref);
  },
};

/** The chunk of the screen is on its way; where it leads can be chosen already. */
export const Skeleton: Story = {
  args: { children: <Never /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sacar' })).toBeVisible();
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument();
  },
};

showsEvery(aloneCashierStates, { Deposit, Withdraw, FromGame, Skeleton });
showsKind<CashierTab>({ deposit: Deposit, withdraw: Withdraw });
