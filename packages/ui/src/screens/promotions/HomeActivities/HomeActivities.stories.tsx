import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { sampleActivity } from '@fortuna/domain/testing/promotion-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { HomeActivities, homeActivitiesStates } from './HomeActivities.tsx';

const activity = (id: number, change: Partial<Activity>): Activity => ({ ...sampleActivity, id, ...change });

const four = [
  activity(1, {
    page: 'super',
    code: 'super',
    category: 'deposit',
    title: 'Super boas-vindas',
    subtitle: 'O primeiro depósito em dobro',
  }),
  activity(2, {
    page: 'lottery-wheel',
    code: 'lottery-wheel',
    category: 'wheel',
    title: 'Roletas',
    subtitle: 'Um giro por dia',
  }),
  activity(3, {
    page: 'treasure',
    code: 'treasure',
    category: 'daily',
    title: 'Tesouro',
    subtitle: 'Três baús por dia',
  }),
  activity(4, {
    page: 'level',
    code: 'level',
    category: 'vip',
    title: 'Bônus de nível',
    subtitle: 'Um por nível',
  }),
];

const meta = {
  title: 'Screens/promotions/HomeActivities',
  tags: ['brands'],
  component: HomeActivities,
  args: { activities: four },
} satisfies Meta<typeof HomeActivities>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    // What leads and the rows come each with their own look.
    await waitFor(() => {
      const links = canvas.getAllByRole('link', { name: /^Ver promoção/ });
      return expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/promotion/activity/super',
        '/promotion/activity/lottery-wheel',
        '/promotion/activity/treasure',
        '/promotion/activity/level',
      ]);
    });
  },
};

export const One: Story = { args: { activities: four.slice(0, 1) } };

export const LongText: Story = {
  args: {
    activities: [
      activity(1, {
        title: 'Bônus de recarga da semana de aniversário do site para quem joga desde o começo',
        subtitle:
          'Cada depósito do período vale por si, sem limite de vezes, e pode ser resgatado até o fim.',
      }),
    ],
  },
};

export const Coupons: Story = { decorators: [inLayout({ promotions: 'coupons' })] };

export const Numerals: Story = { decorators: [inLayout({ promotions: 'numerals' })] };

export const Tags: Story = { decorators: [inLayout({ promotions: 'tags' })] };

showsEvery(homeActivitiesStates, { Four, One, LongText });
