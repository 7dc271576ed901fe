import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { activityContent } from '../../../story/promotions.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { storySite } from '../../../story/site.ts';
import { type Loadable, ready } from '../../page/loadable.ts';
import type { OfferPage, OfferStanding, OffersContent } from './Offers.view.ts';
import { OffersScreen, offersStates } from './OffersScreen.tsx';

const steps = [
  'Primeiro depósito: R$ 10,00',
  'Super boas-vindas: 100%',
  'Rebate de recarga: 20%',
  'Roleta diária',
];

const lines: Readonly<Record<OfferPage, string>> = {
  recharge: '5% a 20% pela soma do mês',
  super: '100% do primeiro depósito, até R$ 1.500,00',
  'recharge-rebate': '20% de volta em cada depósito',
  'lottery-wheel': 'Um giro por dia',
};

const activity: Partial<Activity> = {
  code: 'offers',
  page: 'offers',
  category: 'overview',
  title: 'Ofertas para começar',
  subtitle: 'O que espera quem está chegando',
  claimBy: [],
  content: [
    { kind: 'paragraph', text: 'Primeiro depósito, super boas-vindas, rebate e roleta: nesta ordem.' },
    { kind: 'steps', items: steps },
    { kind: 'terms', items: ['Cada oferta tem regras próprias.'] },
  ],
  tiers: [],
  state: null,
};

type Standings = Readonly<Record<OfferPage, Loadable<OfferStanding>>>;

function standings(
  first: OfferStanding,
  welcome: OfferStanding,
  rebate: OfferStanding,
  wheel: OfferStanding,
): Standings {
  return {
    recharge: ready(first),
    super: ready(welcome),
    'recharge-rebate': ready(rebate),
    'lottery-wheel': ready(wheel),
  };
}

const onTheWay = standings('done', 'open', 'ahead', 'ahead');

const content = (standingsOf: Standings | null, change: Partial<OffersContent> = {}): OffersContent => ({
  ...activityContent(activity),
  standings: standingsOf,
  about: (page) => lines[page],
  isOffered: () => true,
  ...change,
});

const meta = {
  title: 'Screens/promotions/Offers',
  tags: ['brands'],
  component: OffersScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content(onTheWay)) },
  render: (args) => (
    <InFrame current={null}>
      <OffersScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { view: ready(content(null)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Suas paradas' }).children).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Criar sua conta' }));
    await expect(storySite.onRegister).toHaveBeenCalled();
  },
};

export const Newcomer: Story = {
  args: { view: ready(content(standings('ahead', 'ahead', 'ahead', 'ahead'))) },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText(steps[0] ?? '')[0]).toBeVisible();
    await expect(main.getByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/recharge');
  },
};

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Já é seu')).toBeVisible();
    await expect(canvas.getByText('Pronto agora')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir ao resgate' })).toHaveAttribute(
      'href',
      '/promotion/activity/super',
    );
    await expect(canvas.getByRole('link', { name: 'Ver o bônus de boas-vindas' })).toHaveAttribute(
      'href',
      '/promotion/activity/super',
    );
  },
};

export const AllDone: Story = {
  args: { view: ready(content(standings('done', 'missed', 'done', 'done'))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ir ao resgate')).toBeNull();
  },
};

export const OneLoading: Story = {
  args: { view: ready(content({ ...onTheWay, super: { kind: 'loading' } })) },
};

/** One that cannot be had does not take the others along. */
export const OneFailed: Story = {
  args: {
    view: ready(
      content({
        ...onTheWay,
        super: { kind: 'failed', problem: { kind: 'network' }, onRetry: fn() },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Já é seu')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Tentar de novo ?: Super boas-vindas: 100%/ }));
    const { view } = args;
    if (view.kind !== 'ready' || view.content.standings?.super.kind !== 'failed')
      throw new Error('no failure');
    await expect(view.content.standings.super.onRetry).toHaveBeenCalled();
  },
};

/** A bonus that the brand does without is no stop. */
export const NotAllOffered: Story = {
  args: { view: ready(content(onTheWay, { isOffered: (page) => page !== 'super' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Suas paradas' }).children).toHaveLength(3);
    await expect(canvas.queryByText('Super boas-vindas: 100%')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    view: ready(
      content(onTheWay, {
        activity: {
          ...activityContent(activity).activity,
          content: [
            {
              kind: 'steps',
              items: steps.map((step) => `${step}, para quem chegou na semana de aniversário do site`),
            },
          ],
        },
      }),
    ),
  },
};

export const Loading: Story = { args: { view: { kind: 'loading' } } };

showsEvery(offersStates, {
  Guest,
  Newcomer,
  OnTheWay,
  AllDone,
  OneLoading,
  OneFailed,
  NotAllOffered,
  LongText,
  Loading,
});
