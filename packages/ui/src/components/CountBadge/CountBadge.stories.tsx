import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton, IconLink } from '../IconButton/IconButton.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { CountBadge, countBadgeStates } from './CountBadge.tsx';

const meta = {
  title: 'Primitives/CountBadge',
  tags: ['brands'],
  component: CountBadge,
  args: { count: 3, label: '3 não lidas' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { count: 1, label: '1 não lida' } };
export const Many: Story = { args: { count: 42, label: '42 não lidas' } };
export const Capped: Story = {
  args: { count: 120, label: '120 não lidas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('120 não lidas')).toBeInTheDocument();
  },
};
export const None: Story = {
  args: { count: 0, label: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="count-badge"]')).toBeNull();
  },
};

const Seat = styled.span`
  position: relative;
  display: inline-flex;
`;

export const OnIcons: Story = {
  render: () => (
    <Row>
      <Seat>
        <Icon name="bell" />
        <CountBadge count={3} label="3 não lidas" placement="corner" />
      </Seat>
      <IconButton icon="bell" label="Avisos" badge={{ count: 1, label: '1 não lida' }} />
      <IconButton icon="bell" label="Avisos" variant="filled" badge={{ count: 42, label: '42 não lidas' }} />
      <IconLink icon="bell" label="Avisos" href="#avisos" badge={{ count: 120, label: '120 não lidas' }} />
    </Row>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Avisos, 120 não lidas' });
    await expect(await canvas.findByText('99+')).toBeVisible();
    await expect(link).toHaveAttribute('title', 'Avisos');
  },
};
export const InLines: Story = {
  render: () => (
    <Stack>
      <LinkList
        title="Conta"
        items={[
          {
            href: '#mensagens',
            label: 'Mensagens',
            icon: 'bell',
            note: <CountBadge count={3} label="3 não lidas" />,
          },
          { href: '#seguranca', label: 'Segurança', icon: 'lock' },
        ]}
      />
    </Stack>
  ),
};

showsEvery(countBadgeStates, { One, Many, Capped, None, OnIcons, InLines });
