import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Switch, switchStates } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Avisos por e-mail' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Avisos por e-mail' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Só promoções em que você pode entrar' } };
export const Saving: Story = {
  args: { checked: true, isPending: true, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Avisos por e-mail' });
    await userEvent.click(toggle);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(toggle).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabledReason: 'Confirme o seu e-mail primeiro' } };
export const LongText: Story = {
  args: { label: 'Receber um aviso sempre que um saque mudar de estado, inclusive durante a madrugada' },
};

showsEvery(switchStates, { Off, On, WithHint, Saving, Disabled, LongText });
