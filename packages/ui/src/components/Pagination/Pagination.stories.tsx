import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Pagination, paginationStates } from './Pagination.tsx';

const meta = {
  title: 'Composites/Pagination',
  component: Pagination,
  args: {
    label: 'Páginas',
    page: 2,
    pages: 5,
    statusText: 'Página 2 de 5',
    previousLabel: 'Página anterior',
    nextLabel: 'Próxima página',
    onPage: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  args: { page: 1, statusText: 'Página 1 de 5' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const MiddlePage: Story = {};
export const LastPage: Story = { args: { page: 5, statusText: 'Página 5 de 5' } };
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = {
  args: {
    page: 12_840,
    pages: 98_140,
    statusText: 'Página 12.840 de 98.140 dos movimentos de todos os provedores',
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
  play: async ({ canvas }) => {
    const { offsetWidth, parentElement } = canvas.getByRole('navigation');
    await expect(offsetWidth).toBeLessThanOrEqual(parentElement?.clientWidth ?? 0);
  },
};

showsEvery(paginationStates, { FirstPage, MiddlePage, LastPage, Pending, LongText });
