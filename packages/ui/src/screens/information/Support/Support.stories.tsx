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
  tags: ['brands', 'visual'],
  component: SupportScreen,
  args: {
    view: ready(sampleSupportChannels),
    member: null,
    elsewhere: 'https://support.mare.example/',
    onCopy: fn(async () => undefined),
  },
} satisfies Meta<typeof SupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/24x7/)).toBeVisible();
    await expect(canvas.getByText('24 horas, em português')).toBeVisible();
    await expect(canvas.queryByLabelText('Seu UID')).toBeNull();
    const ids = [...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id);
    await expect(ids).toEqual(helpTopics);
  },
};

export const SignedIn: Story = {
  args: { member: ready(sampleMember) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('marina@exemplo.invalid')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith('7');
  },
};

/** A member who could not be read is no guest: the number is missing, and says why. */
export const MemberFailed: Story = {
  args: { member: { kind: 'failed', problem: { kind: 'network' }, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro de rede, tente novamente mais tarde');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('24 horas, em português')).toBeVisible();
  },
};

export const NoChannels: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum canal aberto neste momento')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Central de ajuda/ })).toBeVisible();
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

showsEvery(supportStates, { Guest, SignedIn, MemberFailed, NoChannels, Failed, Skeleton });
