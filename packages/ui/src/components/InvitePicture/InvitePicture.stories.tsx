import { sampleMember } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { InvitePicture, invitePictureStates } from './InvitePicture.tsx';

const meta = {
  title: 'Account/InvitePicture',
  tags: ['brands'],
  component: InvitePicture,
  args: {
    seed: 7,
    inviteCode: sampleMember.inviteCode,
    link: `https://casa.example/?invite_code=${sampleMember.inviteCode}`,
    words: {
      title: 'Cartão de convite',
      text: 'Uma imagem com o seu código, para enviar ou imprimir.',
      alt: 'Cartão de convite com o código e o QR code do link',
      headline: 'Você está convidado',
      code: 'Código do convite',
      scan: 'Aponte a câmera',
      adults: 'Só para maiores de 18 anos. Jogue com responsabilidade.',
      save: 'Salvar imagem',
      saved: 'Imagem salva',
      failed: 'A imagem não pôde ser feita neste navegador.',
    },
    onSave: fn(),
  },
  render: (args) => (
    <Stack>
      <InvitePicture {...args} />
    </Stack>
  ),
} satisfies Meta<typeof InvitePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether anything but nothing has been drawn in the middle of the picture. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  const [, , , alpha = 0] = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
  return alpha > 0;
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /Cartão de convite/ }) as HTMLCanvasElement;
    await waitFor(() => expect(isDrawn(picture)).toBe(true), { timeout: 8_000 });
  },
};
export const LongText: Story = {
  args: {
    inviteCode: 'CONVITEDOFESTIVAL26W',
    words: {
      ...meta.args.words,
      title: 'Cartão de convite para o festival de inverno do litoral norte',
      headline: 'Uma noite inteira de jogos espera por você',
      save: 'Salvar a imagem do convite neste aparelho',
    },
  },
  play: showsWholeText,
};
export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar imagem' }));
    await expect(await canvas.findByText('Imagem salva', {}, { timeout: 8_000 })).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' }));
  },
};
export const NotSaved: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('no room'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar imagem' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 8_000 })).toHaveTextContent(
      'A imagem não pôde ser feita',
    );
  },
};

showsEvery(invitePictureStates, { Ready, LongText, Saved, NotSaved });
