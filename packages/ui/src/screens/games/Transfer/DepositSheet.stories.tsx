import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { Page } from '../../page/Page/Page.tsx';
import { DepositSheet, depositSheetStates } from './DepositSheet.tsx';

/** A step that never comes. */
const Never = lazy(() => new Promise<never>(() => undefined));

const meta = {
  title: 'Screens/games/DepositSheet',
  tags: ['brands'],
  component: DepositSheet,
  parameters: coversPage,
  args: {
    onClose: fn(),
    onFollow: fn(),
    children: (
      <Page title="Depositar">
        <p>Qual valor?</p>
      </Page>
    ),
  },
} satisfies Meta<typeof DepositSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Depósito: o jogo continua aberto' }));
    // The step has no head beside the sheet's own.
    await expect(sheet.getByText('Qual valor?')).toBeVisible();
    await expect(sheet.getAllByRole('heading')).toHaveLength(1);
    await userEvent.click(sheet.getByRole('button', { name: 'Voltar ao jogo' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: { children: <Never /> },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('Carregando o depósito')).toBeInTheDocument();
  },
};

showsEvery(depositSheetStates, { Open, Loading });
