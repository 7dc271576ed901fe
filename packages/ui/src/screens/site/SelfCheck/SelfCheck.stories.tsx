import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { type CheckName, checkNames, findingTones, type SelfCheckView } from './SelfCheck.view.ts';
import { SelfCheckScreen, selfCheckStates } from './SelfCheckScreen.tsx';

const fine: SelfCheckView['findings'] = {
  server: { name: 'answered', values: { milliseconds: 182 } },
  clock: { name: 'clockRight' },
  language: { name: 'languageShown', values: { language: 'Português' } },
  session: { name: 'kept' },
  device: { name: 'kept' },
  worker: { name: 'workerActive' },
  version: { name: 'versionNewest', values: { version: '0.1.0-7f00962' } },
};

const view = (change: SelfCheckView['findings'] = {}): SelfCheckView => ({
  at: '2026-11-22T14:20:00.000Z',
  findings: { ...fine, ...change },
  facts: {
    screen: '360 × 780, 2.6x',
    network: '4g',
    browser: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  },
});

const meta = {
  title: 'Screens/site/SelfCheck',
  tags: ['brands'],
  component: SelfCheckScreen,
  args: { view: view(), onAgain: fn(), onStopWaiting: fn(), onCopy: fn(async () => undefined) },
} satisfies Meta<typeof SelfCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lines that are marked as wrong, in their order. */
function wrongLines(root: HTMLElement): readonly (string | undefined)[] {
  return [...root.querySelectorAll<HTMLElement>('[data-tone="wrong"]')].map(({ dataset }) => dataset.check);
}

const outcome = (root: HTMLElement) => root.querySelector('[data-part="notice"]');

/** A story of one thing that is wrong: that line says so, and no other. */
function onlyWrong(check: CheckName, change: SelfCheckView['findings']): Story {
  return {
    args: { view: view(change) },
    play: async ({ canvasElement }) => {
      await expect(wrongLines(canvasElement)).toEqual([check]);
      await expect(outcome(canvasElement)).toHaveTextContent('1 ponto precisa de atenção.');
      await expect(outcome(canvasElement)).toHaveAttribute('role', 'alert');
    },
  };
}

/** What answers at once is there while the rest is still being tried; there is nothing to copy yet. */
export const Running: Story = {
  args: { view: { ...view(), findings: { session: { name: 'kept' } } } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(outcome(canvasElement)).toHaveTextContent('Verificando…');
    await expect(canvas.getByRole('list', { name: 'Pontos verificados' })).toHaveAttribute('aria-busy');
    await expect(canvas.queryByRole('button', { name: 'Copiar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar de novo' }));
    await expect(args.onAgain).not.toHaveBeenCalled();
  },
};

export const AllFine: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(outcome(canvasElement)).toHaveTextContent('Tudo funciona neste aparelho.');
    await expect(outcome(canvasElement)).toHaveAttribute('role', 'status');
    await expect(wrongLines(canvasElement)).toEqual([]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(checkNames.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('0.1.0-7f00962'));
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar de novo' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const Offline = onlyWrong('server', { server: { name: 'offline' }, clock: { name: 'clockUnknown' } });
export const ServerFails = onlyWrong('server', {
  server: { name: 'failed', values: { reason: 'Erro de rede, tente novamente mais tarde' } },
  clock: { name: 'clockUnknown' },
});
export const ClockOff = onlyWrong('clock', {
  clock: {
    name: 'clockOff',
    values: { device: '22/11/2036, 11:20', server: '22/11/2026, 11:20' },
  },
});
export const LanguageMissing = onlyWrong('language', {
  language: { name: 'languageMissing', values: { wanted: 'ไทย', language: 'Português' } },
});
export const StorageRefused: Story = {
  args: { view: view({ session: { name: 'sessionRefused' }, device: { name: 'deviceRefused' } }) },
  play: async ({ canvasElement }) => {
    await expect(wrongLines(canvasElement)).toEqual(['session', 'device']);
    await expect(outcome(canvasElement)).toHaveTextContent('2 pontos precisam de atenção.');
  },
};
export const WorkerRefused = onlyWrong('worker', { worker: { name: 'workerRefused' } });
export const OldVersion = onlyWrong('version', {
  version: { name: 'versionOld', values: { version: '0.1.0-7f00962', newest: '0.2.0-1234567' } },
});

/** Neither good nor bad, or not to be known; and the clipboard refuses. */
export const Notes: Story = {
  args: {
    view: {
      ...view({
        server: { name: 'slow', values: { milliseconds: 8_412 } },
        clock: { name: 'clockUnknown' },
        worker: { name: 'workerNone' },
        version: { name: 'versionUnknown', values: { version: '0.1.0' } },
      }),
      facts: { ...view().facts, network: null },
    },
    onCopy: fn(() => Promise.reject(new Error('refused'))),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(wrongLines(canvasElement)).toEqual([]);
    await expect(canvas.getByText('Respondeu, mas levou 8.412 ms.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText(/Não foi possível copiar/)).toBeVisible();
    await expect(findingTones.clockUnknown).toBe('note');
  },
};

showsEvery(selfCheckStates, {
  Running,
  AllFine,
  Offline,
  ServerFails,
  ClockOff,
  LanguageMissing,
  StorageRefused,
  WorkerRefused,
  OldVersion,
  Notes,
});
