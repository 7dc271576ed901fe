import { sampleSupportChannels } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import type { MaintenanceView } from './Maintenance.view.ts';
import { MaintenanceScreen, maintenanceStates } from './MaintenanceScreen.tsx';

const closed: MaintenanceView = {
  until: '2026-05-04T08:00:00.000Z',
  message: 'Estamos trocando as mesas ao vivo por outras melhores.',
  isAsking: false,
  isStillClosed: false,
  channels: ready(sampleSupportChannels),
  elsewhere: 'https://support.mare.example/',
};

const meta = {
  title: 'Screens/site/Maintenance',
  tags: ['brands'],
  component: MaintenanceScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: closed, onRetry: fn() },
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('em manutenção');
    await expect(canvas.getByText(/Estamos trocando as mesas/)).toBeVisible();
    await expect(canvas.getByText(/04\/05\/2026.*05:00.*Brasília/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Canais de suporte' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nobody has said until when, or anything else. */
export const Unannounced: Story = {
  args: { view: { ...closed, until: null, message: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/saldo e seus pedidos estão guardados/)).toBeVisible();
    await expect(canvas.getByText(/Ainda não há horário/)).toBeVisible();
  },
};

export const Asking: Story = {
  args: { view: { ...closed, isAsking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const StillClosed: Story = {
  args: { view: { ...closed, isStillClosed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ainda em manutenção');
  },
};

export const HelpLoading: Story = { args: { view: { ...closed, channels: { kind: 'loading' } } } };

export const HelpFails: Story = {
  args: {
    view: {
      ...closed,
      channels: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
      elsewhere: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/canais de suporte não carregaram/)).toBeVisible();
  },
};

export const LongMessage: Story = {
  args: {
    view: {
      ...closed,
      message: `${'Trocamos o servidor inteiro, peça por peça, e conferimos cada saldo antes de abrir. '.repeat(3)}https://${'a'.repeat(60)}.example`,
    },
  },
};

showsEvery(maintenanceStates, {
  Announced,
  Unannounced,
  Asking,
  StillClosed,
  HelpLoading,
  HelpFails,
  LongMessage,
});
