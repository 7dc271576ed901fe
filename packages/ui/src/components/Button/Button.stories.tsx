import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button, buttonSizes, buttonStates, buttonVariants } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  tags: ['brands'],
  component: Button,
  args: { children: 'Depositar', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} variant="primary" icon={<Icon name="plus" size={20} />} />
      ))}
    </Row>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Not lit before what it needs is there; a press is a press, and the form says what is missing. */
export const Waiting: Story = {
  args: { variant: 'primary', isWaiting: true, children: 'Confirmar' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button variant="primary">Depositar</Button>
    </Row>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Confirmar' });
    const lit = canvas.getByRole('button', { name: 'Depositar' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(getComputedStyle(button).backgroundColor).not.toBe(getComputedStyle(lit).backgroundColor);
    await expect(getComputedStyle(button).boxShadow).toBe('none');
  },
};

export const Disabled: Story = {
  args: { variant: 'primary', disabledReason: 'Escolha um valor primeiro' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Escolha um valor primeiro');
  },
};

export const FullWidth: Story = { args: { variant: 'primary', size: 'lg', isWide: true } };

export const LongText: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} variant="primary" isWide>
        Confirmar a retirada para a conta cadastrada com o nome mais comprido possível
      </Button>
    </Stack>
  ),
};

showsEvery(buttonStates, { Variants, Sizes, Pending, Waiting, Disabled, FullWidth, LongText });
