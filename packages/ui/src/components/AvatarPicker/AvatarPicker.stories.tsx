import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AvatarPicker } from './AvatarPicker.tsx';
import type { AvatarGroup, AvatarPickerProps, AvatarPickerView } from './avatar-picker-props.ts';

const grounds = ['#0d5f63', '#7c3f58', '#31543b', '#8a5a19', '#3d4f8f', '#5b3a7a', '#205a7a', '#74332c'];

/** As a server's pictures come: small drawings at an address each. */
function serverPicture(index: number): string {
  const ground = grounds[index % grounds.length] ?? '#0d5f63';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="${ground}" d="M0 0h44v44H0z"/><circle cx="22" cy="17" r="8" fill="#f3c79b"/><path fill="#f6e7cf" d="M6 44a16 16 0 0 1 32 0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}#${index}`;
}

function group(id: string, label: string, from: number): AvatarGroup {
  const options = Array.from({ length: 8 }, (_, index) => {
    const src = serverPicture(from + index);
    return { value: src, label: `${label}, foto ${index + 1}`, picture: { src } };
  });
  return { id, label, options };
}

const groups = [group('female', 'Femininas', 0), group('male', 'Masculinas', 20)];

const drawn: readonly AvatarGroup[] = [
  {
    id: 'drawn',
    label: 'Da casa',
    options: Array.from({ length: 12 }, (_, seed) => ({
      value: `drawn-${seed + 1}`,
      label: `Desenho ${seed + 1}`,
      picture: { seed: seed + 1 },
    })),
  },
];

type Ready = Extract<AvatarPickerView, { readonly kind: 'ready' }>;

const ready: Ready = { kind: 'ready', groups, value: serverPicture(2), saving: { kind: 'none' } };

const meta = {
  title: 'Account/AvatarPicker',
  tags: ['brands', 'visual'],
  component: AvatarPicker,
  args: {
    view: ready,
    words: {
      legend: 'Foto do perfil',
      loading: 'Carregando as fotos',
      saving: 'Salvando a foto…',
      saved: 'Foto salva',
      retry: 'Tentar de novo',
      emptyTitle: 'Nenhuma foto por aqui',
      emptyText: 'Enquanto isso, a inicial do seu nome fica no lugar dela.',
    },
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ view, onChange, ...props }: AvatarPickerProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <AvatarPicker
      {...props}
      view={view.kind === 'ready' ? { ...view, value } : view}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const NoneChosen: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Femininas, foto 8' }));
    await expect(args.onChange).toHaveBeenCalledWith(serverPicture(7));
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
export const Drawn: Story = { args: { view: { ...ready, groups: drawn, value: 'drawn-4' } } };
export const Saving: Story = {
  args: { view: { ...ready, saving: { kind: 'saving' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Salvando');
    await userEvent.click(canvas.getByRole('radio', { name: 'Femininas, foto 1' }));
    await expect(args.onChange).not.toHaveBeenCalled();
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
export const Empty: Story = { args: { view: { ...ready, groups: [], value: null } } };
export const Loading: Story = { args: { view: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { view: { kind: 'failed', message: 'As fotos não puderam ser carregadas.' } },
};
export const LongText: Story = {
  args: {
    view: {
      ...ready,
      groups: [{ ...group('long', 'Fotos da coleção comemorativa do festival de inverno do litoral', 0) }],
    },
    disabledReason:
      'A foto pode ser trocada uma vez por semana; a próxima troca é possível na segunda-feira, depois da meia-noite.',
  },
};
