import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox, checkboxStates } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Lembrar meu usuário neste aparelho', name: 'remember' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lembrar meu usuário neste aparelho'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const WithLinks: Story = {
  args: {
    label: (
      <>
        Tenho 18 anos ou mais e aceito os <TextLink href="#termos">termos de uso</TextLink> e a{' '}
        <TextLink href="#privacidade">política de privacidade</TextLink>
      </>
    ),
  },
};

export const WithError: Story = {
  args: { label: 'Tenho 18 anos ou mais', error: 'Confirme que você tem 18 anos ou mais' },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

showsEvery(checkboxStates, { Unchecked, Checked, WithLinks, WithError, Disabled });
