import type { Meta, StoryObj } from '@storybook/react-vite';
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

showsEvery(linkListStates, { Plain, WithNotes, LongText });
