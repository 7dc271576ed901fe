import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { DepositSheet, depositSheetStates } from './DepositSheet.tsx';

/** A step that never comes. */
const Never = lazy(() => new Promise<never>(() => undefined));

const meta = {
  title: 'Screens/games/DepositSheet',
  tags: ['brands'],
  component: DepositSheet,
  parameters: coversPage,
  args: { onClose: fn(), onFollow: fn(), children: <PageHeader title="Depositar" /> },
} satisfies Meta<typeof DepositSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Depósito: o jogo continua aberto' }));
    // The page below has the document's head.
    await expect(sheet.getByRole('heading', { name: 'Depositar', level: 2 })).toBeInTheDocument();
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
