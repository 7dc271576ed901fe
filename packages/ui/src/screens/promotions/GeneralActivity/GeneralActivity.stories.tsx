import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { GeneralActivityScreen, generalActivityStates } from './GeneralActivityScreen.tsx';

const other = { page: 'other', code: 'brand-new' } as const;

const meta = {
  title: 'Screens/promotions/GeneralActivity',
  tags: ['brands'],
  component: GeneralActivityScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(activityContent(other)) },
  render: (args) => (
    <InFrame current="promotions">
      <GeneralActivityScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof GeneralActivityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(activityContent({ ...other, state: null }, null)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entrar para resgatar' })).toBeVisible();
  },
};

export const Open: Story = {
  args: { view: ready(activityContent({ ...other, tiers: [] })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Resgatar/ }));
    const { view } = args;
    if (view.kind !== 'ready') throw new Error('no content');
    await expect(view.content.claims?.onPress).toHaveBeenCalledWith(
      { by: 'activity', code: 'brand-new', tierId: null },
      'claim',
    );
  },
};

export const Tiers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Faixas' })).toBeVisible();
    await expect(canvas.getByText(/^R\$.100,00 a R\$.999,99$/)).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

export const Failed: Story = {
  args: { view: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() } },
};

showsEvery(generalActivityStates, { Guest, Open, Tiers, Loading, Failed });
