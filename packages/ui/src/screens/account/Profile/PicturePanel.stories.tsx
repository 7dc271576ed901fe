import { samplePictures } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { PicturePanel, type PictureSaving, picturePanelStates } from './PicturePanel.tsx';

const [first, second] = samplePictures.female;

const meta = {
  title: 'Screens/account/PicturePanel',
  tags: ['brands'],
  component: PicturePanel,
  args: {
    view: ready(samplePictures),
    chosenUrl: first?.url ?? null,
    saving: { kind: 'none' },
    onChoose: fn(),
    onSendAgain: fn(),
    onStopWaiting: fn(),
  },
} satisfies Meta<typeof PicturePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Femininas, foto 2' }));
    await expect(args.onChoose).toHaveBeenCalledWith(second);
  },
};
export const Loading: Story = { args: { view: { kind: 'loading' } } };
const onRetry = fn();
export const LoadFailed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Saving: Story = {
  args: { saving: { kind: 'saving' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Femininas, foto 2' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const SaveFailed: Story = {
  args: { saving: { kind: 'failed', problem: { kind: 'network' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = {
  args: { saving: { kind: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Foto salva.')).toHaveRole('status');
  },
};
/** After eight seconds without an answer. */
export const StillSaving: Story = {
  args: { saving: { kind: 'saving' }, slowAfter: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(args.onStopWaiting).toHaveBeenCalledOnce();
  },
};

/** Who no longer waits for the pictures is offered to try again. */
export const StillLoading: Story = {
  args: { view: { kind: 'loading' }, slowAfter: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Parar de esperar' }));
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

showsEvery(picturePanelStates, {
  Choosing,
  Loading,
  StillLoading,
  LoadFailed,
  Saving,
  SaveFailed,
  Saved,
  StillSaving,
});
showsKind<PictureSaving['kind']>({ none: Choosing, saving: Saving, saved: Saved, failed: SaveFailed });
