import { sampleMember, sampleSupportChannels } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import { helpTopics } from '../../help.ts';
import { ready } from '../../page/loadable.ts';
import { SupportScreen, supportStates } from './SupportScreen.tsx';

const onRetry = fn();

const meta = {
  title: 'Screens/information/Support',
  tags: ['brands'],
  component: SupportScreen,
  args: {
    view: ready(sampleSupportChannels),
    member: null,
    elsewhere: 'https://support.mare.example/',
    socials: [{ network: 'Telegram', url: 'https://telegram.example/mare' }],
    version: '0.1.0-7f00962',
    onCopy: fn(async () => undefined),
  },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/24x7/)).toBeVisible();
    await expect(canvas.getByText('24 horas, em português Resposta em cerca de 2 min')).toBeVisible();
    await expect(canvas.getByText(/Resposta em cerca de 4 h/)).toBeVisible();
    await expect(canvas.queryByLabelText('Seu UID')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /no Telegram/ })).toBeNull();
    const ids = [...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id);
    await expect(ids).toEqual(helpTopics);
  },
};

export const SignedIn: Story = {
  args: { member: ready(sampleMember) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('marina@exemplo.invalid')).toBeVisible();
    const [uid, version] = canvas.getAllByRole('button', { name: 'Copiar' });
    if (uid) await userEvent.click(uid);
    await expect(args.onCopy).toHaveBeenCalledWith('7');
    if (version) await userEvent.click(version);
    await expect(args.onCopy).toHaveBeenLastCalledWith('0.1.0-7f00962');
  },
};

/** A member who could not be read is no guest: the number is missing, and says why. */
export const MemberFailed: Story = {
  args: { member: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/24 horas, em português/)).toBeVisible();
  },
};

export const NoChannels: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum canal aberto neste momento')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Central de ajuda/ })).toBeVisible();
  },
};

/** No channel, and a brand without a help centre of its own. */
export const OnlySocials: Story = {
  args: { view: ready([]), elsewhere: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /no Telegram/ })).toHaveAttribute(
      'href',
      'https://telegram.example/mare',
    );
  },
};

/** What has failed is only the list: the sections stand, and the brand's own help. */
export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Central de ajuda/ })).toHaveAttribute(
      'href',
      'https://support.mare.example/',
    );
    await expect(canvas.getByRole('heading', { name: 'O que ter em mãos' })).toBeVisible();
  },
};

export const Skeleton: Story = { args: { view: { kind: 'loading' } } };

showsEvery(supportStates, { Guest, SignedIn, MemberFailed, NoChannels, OnlySocials, Failed, Skeleton });
