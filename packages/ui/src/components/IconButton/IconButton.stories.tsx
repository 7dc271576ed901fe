import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { IconButton, IconLink, iconButtonStates, iconButtonVariants } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: 'bell', label: 'Avisos', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its props, to be tried. */
export const Playground: Story = { args: { variant: 'quiet', isPressed: false, isPending: false } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
};

export const Pressed: Story = { args: { icon: 'heartFull', label: 'Favorito', isPressed: true } };

export const Pending: Story = {
  args: { icon: 'reload', label: 'Atualizar saldo', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar saldo' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { icon: 'copy', label: 'Copiar', disabledReason: 'O código expirou' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Copiar' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('O código expirou');
  },
};

export const WithBadge: Story = {
  args: { badge: { count: 3, label: '3 não lidos' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Avisos, 3 não lidos' })).toBeVisible();
    await expect(await canvas.findByText('3')).toBeVisible();
  },
};

export const AsLink: Story = {
  render: () => (
    <IconLink icon="arrowLeft" label="Voltar para a carteira" href="#carteira" variant="filled" />
  ),
};

showsEvery(iconButtonStates, { Variants, Pressed, Pending, Disabled, AsLink, WithBadge });
