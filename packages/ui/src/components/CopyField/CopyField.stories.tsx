import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { CopyField, copyFieldStates } from './CopyField.tsx';

const meta = {
  title: 'Composites/CopyField',
  component: CopyField,
  args: {
    label: 'Seu código de convite',
    value: 'MARINA7',
    copyLabel: 'Copiar',
    copiedLabel: 'Copiado',
    failedLabel: 'Não foi possível copiar: o texto está selecionado, copie à mão',
    onCopy: fn(async () => undefined),
  },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Leading: Story = { args: { variant: 'lead' } };
/** An address on a narrow page: its end is what tells it from others. */
export const Whole: Story = {
  args: {
    variant: 'whole',
    label: 'Seu link',
    value: 'https://casa-de-apostas.example/cadastro?invite_code=MARINA7',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Seu link' });
    await expect(box).toHaveValue('https://casa-de-apostas.example/cadastro?invite_code=MARINA7');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  },
};
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith('MARINA7');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copiado');
    await expect(canvas.getByRole('button', { name: 'Copiado' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('blocked'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('copie à mão');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'PIX copia e cola',
    hint: 'Cole no aplicativo do seu banco',
    value:
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406100.005802BR5913MARE LTDA6009SAO PAULO62070503***63041D3D',
  },
};

showsEvery(copyFieldStates, { Waiting, Leading, Whole, Copied, Failed, LongText });
