import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InFrame } from '../../../story/frame.tsx';
import { sampleBets, samplePaging } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import { BetRecordsScreen, betRecordsStates } from './BetRecordsScreen.tsx';

const filter = { from: '2026-03-01', to: '2026-03-14', type: null } as const;
const page = { ...samplePaging, items: sampleBets, totalStake: 4_000, totalResult: 11_850 };

const meta = {
  title: 'Screens/records/BetRecords',
  tags: ['brands', 'visual'],
  component: BetRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(page), filter, onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="records">
      <BetRecordsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof BetRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('+R$ 118,50')[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo de jogo' }), 'Slots');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...filter, type: 'slots' });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
/** The records from before stay in sight; another page cannot be asked for meanwhile. */
export const Refreshing: Story = {
  args: { view: ready(page, { isRefreshing: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Páginas do registro' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { view: ready({ ...page, items: [], page: 1, lastPage: 1, total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum registro encontrado')).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Ver os jogos' }),
    ).toHaveAttribute('href', '/game');
  },
};

showsEvery(betRecordsStates, { Records, Refreshing, Empty });
