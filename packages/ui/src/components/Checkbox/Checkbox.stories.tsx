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

export const LongText: Story = {
  args: {
    label:
      'Quero receber por e-mail e por mensagem as promoções da casa e de empresas parceiras, e sei que posso mudar de ideia a qualquer momento',
    error: 'Marque esta opção para continuar, ou volte e escolha a conta sem avisos por mensagem',
  },
};

showsEvery(checkboxStates, { Unchecked, Checked, WithLinks, WithError, Disabled, LongText });
