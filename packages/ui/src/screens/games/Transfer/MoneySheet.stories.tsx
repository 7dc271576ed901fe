import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { coversPage } from '../../../story/covers-page.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { MoneySheet, moneySheetStates } from './MoneySheet.tsx';

const meta = {
  title: 'Screens/games/MoneySheet',
  tags: ['brands'],
  component: MoneySheet,
  parameters: coversPage,
  args: {
    game: { provider: 'Farol', providerKey: 'farol' },
    money: { wallet: 0, held: 128_450, elsewhere: 0 },
    transfer: { kind: 'ready', problem: null },
    depositHref: '/gameInfo?platType=farol&gameCode=onda-dourada&deposit=form',
    onTransfer: fn(),
    onPress: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MoneySheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Dinheiro neste jogo' }));
    await expect(sheet.getByRole('link', { name: 'Depositar' })).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

showsEvery(moneySheetStates, { Open });
