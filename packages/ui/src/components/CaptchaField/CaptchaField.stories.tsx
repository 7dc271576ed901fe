import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CaptchaField, captchaFieldStates } from './CaptchaField.tsx';
import { captchaSample } from './captcha.fixture.ts';

const meta = {
  title: 'Account/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Código de verificação',
    name: 'captcha',
    picture: { kind: 'ready', image: captchaSample },
    pictureLabel: 'Imagem com o código de verificação',
    failedText: 'Falha ao carregar',
    reloadLabel: 'Trocar a imagem',
    onReload: fn(),
    help: (
      <>
        Não consegue ler? <TextLink href="/information-center/support">Fale com o suporte</TextLink>
      </>
    ),
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar a imagem' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { picture: { kind: 'loading' } } };
export const Failed: Story = {
  args: { picture: { kind: 'failed', why: 'Muitas tentativas. Aguarde 30 segundos' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falha ao carregar')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Muitas tentativas. Aguarde 30 segundos');
  },
};
export const WithError: Story = { args: { error: 'Informe o código de verificação' } };
export const LongText: Story = {
  args: {
    label: 'Digite as letras e os números que você vê na imagem ao lado',
    error: 'O código não confere com a imagem, ou já passou do tempo: peça outra imagem e digite de novo',
    picture: {
      kind: 'failed',
      why: 'Muitas tentativas seguidas a partir desta rede. Aguarde trinta segundos',
    },
  },
};

showsEvery(captchaFieldStates, { Ready, Loading, Failed, WithError, LongText });
