import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Badge } from '../Badge/Badge.tsx';
import { LinkList, linkListStates } from './LinkList.tsx';

const meta = {
  title: 'Composites/LinkList',
  component: LinkList,
  args: {
    title: 'Conta',
    items: [
      { href: '#chaves', label: 'Chaves PIX e contas', icon: 'pix' },
      { href: '#senha', label: 'Senha de saque', icon: 'lock' },
    ],
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNotes: Story = {
  args: {
    items: [
      { href: '#a', label: 'Senha de saque', icon: 'lock', note: <Badge tone="success">Criada</Badge> },
      { href: '#b', label: 'Senha de saque', icon: 'lock', note: <Badge tone="warning">Criar</Badge> },
    ],
  },
};
/** The page that is open, or the one that was opened last. */
export const WithCurrent: Story = {
  args: {
    items: [
      {
        href: '#a',
        label: 'Senha de acesso',
        icon: 'lock',
        detail: 'Trocada em 04/05/2026',
        current: 'page',
      },
      { href: '#b', label: 'E-mail', icon: 'mail', detail: 'marina@exemplo.invalid' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Senha de acesso/);
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        href: '#c',
        label: 'Contas bancárias, cartões e chaves PIX cadastradas para receber os seus saques',
        icon: 'card',
        note: <Badge tone="warning">Criar</Badge>,
      },
    ],
  },
};

showsEvery(linkListStates, { Plain, WithNotes, WithCurrent, LongText });
