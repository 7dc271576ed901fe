import { samplePictures } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { AvatarPicker, avatarPickerStates } from './AvatarPicker.tsx';
import type { AvatarPickerProps, AvatarPickerView } from './avatar-picker-props.ts';

type Ready = Extract<AvatarPickerView, { readonly kind: 'ready' }>;

const { female } = samplePictures;

const ready: Ready = {
  kind: 'ready',
  pictures: samplePictures,
  chosenUrl: female[2]?.url ?? null,
  saving: { kind: 'none' },
};

const groups = { female: 'Femininas', male: 'Masculinas' };

const meta = {
  title: 'Account/AvatarPicker',
  tags: ['brands'],
  component: AvatarPicker,
  args: {
    view: ready,
    words: {
      legend: 'Foto do perfil',
      groups,
      picture: (group, position) => `${groups[group]}, foto ${position}`,
      loading: 'Carregando as fotos',
      saving: 'Salvando a foto…',
      saved: 'Foto salva',
      retry: 'Tentar de novo',
      emptyTitle: 'Nenhuma foto por aqui',
      emptyText: 'Enquanto isso, a inicial do seu nome fica no lugar dela.',
    },
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ view, onChoose, ...props }: AvatarPickerProps) {
  const [chosenUrl, setChosen] = useState<string | null>(null);
  return (
    <AvatarPicker
      {...props}
      view={view.kind === 'ready' ? { ...view, chosenUrl } : view}
      onChoose={(picture) => {
        setChosen(picture.url);
        onChoose(picture);
      }}
    />
  );
}

export const NoneChosen: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Femininas, foto 8' }));
    await expect(args.onChoose).toHaveBeenCalledWith(female[7]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Masculinas, foto 1' })).toBeChecked();
  },
};
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Femininas, foto 3' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Masculinas' })).toBeVisible();
  },
};
export const Saving: Story = {
  args: { view: { ...ready, saving: { kind: 'saving' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Salvando');
    await userEvent.click(canvas.getByRole('radio', { name: 'Femininas, foto 1' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Saved: Story = { args: { view: { ...ready, saving: { kind: 'saved' } } } };
export const SaveFailed: Story = {
  args: {
    view: { ...ready, saving: { kind: 'failed', message: 'Esta foto não está mais disponível.' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('não está mais disponível');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { disabledReason: 'Sem conexão: a foto pode ser trocada quando a rede voltar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Femininas, foto 1' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Foto do perfil' })).toHaveAccessibleDescription(
      /Sem conexão/,
    );
  },
};
export const Empty: Story = {
  args: { view: { ...ready, pictures: { male: [], female: [] }, chosenUrl: null } },
};
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { view: { kind: 'failed', message: 'As fotos não puderam ser carregadas.' } },
};
export const LongText: Story = {
  args: {
    view: { ...ready, pictures: { male: [], female } },
    words: {
      ...meta.args.words,
      groups: { ...groups, female: 'Fotos da coleção comemorativa do festival de inverno do litoral' },
    },
    disabledReason:
      'A foto pode ser trocada uma vez por semana; a próxima troca é possível na segunda-feira, depois da meia-noite.',
  },
};

showsEvery(avatarPickerStates, {
  NoneChosen,
  Chosen,
  Saving,
  Saved,
  SaveFailed,
  Disabled,
  Empty,
  Loading,
  LoadFailed,
  LongText,
});
