import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, within } from 'storybook/test';
import { choose, isChosen } from '../../../story/choose.ts';
import { InFrame } from '../../../story/frame.tsx';
import { inLayout } from '../../../story/in-layout.tsx';
import { sampleDeposits, samplePaging } from '../../../story/records.ts';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery } from '../../../story/shows-every.ts';
import type { BrandLayout } from '../../../theme/brand.ts';
import { ready } from '../../page/loadable.ts';
import type { ReviewFilter } from '../RecordsScreen/ReviewFilters.tsx';
import { DepositRecordsScreen, depositRecordsStates } from './DepositRecordsScreen.tsx';

const page = { ...samplePaging, items: sampleDeposits, sum: 150_000 };

const meta = {
  title: 'Screens/records/DepositRecords',
  tags: ['brands'],
  component: DepositRecordsScreen,
  parameters: { layout: 'fullscreen', ...guestIsSignedOut },
  args: { view: ready(page), filter: { status: null, from: null, to: null }, onFilter: fn(), onPage: fn() },
  render: (args) => (
    <InFrame current="records">
      <DepositRecordsScreen {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof DepositRecordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Records: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('link', { name: /^PIX Brisa R\$.100,00.*Não revisado.*D202603141805334471$/ }),
    ).toHaveAttribute('href', '/recharge-payment?bill_no=D202603141805334471');
    await expect(
      canvas.getByRole('link', { name: /^TED Cais \+R\$.1\.500,00.* Revisado.*D202603131022010093$/ }),
    ).toBeVisible();
    // An order that does not say how it was paid is called by the way.
    await expect(canvas.getByRole('link', { name: /^Carteira digital R\$.50,00/ })).toBeVisible();
    await expect(canvas.getByText(/Pagamento feito por conta de outra pessoa/)).toBeVisible();
    await choose(canvas, 'Recusado');
    await expect(args.onFilter).toHaveBeenCalledWith({ status: 'rejected', from: null, to: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
/** By a press or by the calendar; the days are those of the site's time zone. */
export const ByDate: Story = {
  args: { filter: { status: 'approved', from: '2026-03-10', to: '2026-03-14' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('De')).toHaveValue('2026-03-10');
    for (const name of ['Tudo', 'Hoje', '7 dias', '30 dias'])
      await expect(isChosen(canvas, name)).toBe(false);
    await choose(canvas, '7 dias');
    const { from, to } = fromTo(args.onFilter);
    await expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000);
    await choose(canvas, 'Tudo');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'approved', from: null, to: null });
    await userEvent.clear(canvas.getByLabelText('Até'));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      status: 'approved',
      from: '2026-03-10',
      to: null,
    });
  },
};
function fromTo(onFilter: unknown): { readonly from: string; readonly to: string } {
  const [filter] = (onFilter as Mock<(filter: ReviewFilter) => void>).mock.lastCall ?? [];
  return { from: filter?.from ?? '', to: filter?.to ?? '' };
}
export const BackwardDates: Story = {
  tags: ['!visual'],
  args: { filter: { status: null, from: '2026-03-14', to: '2026-03-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A data final vem antes da inicial')).toBeVisible();
    await expect(canvas.getByLabelText('Até')).toBeInvalid();
  },
};
/** One line of filters; the button tells how many of the others are set, and opens them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: { filter: { status: null, from: '2026-03-10', to: '2026-03-14' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Recusado', { selector: '[data-part=filter-line] *' })).toBeInTheDocument();
    const others = canvas.getByRole('button', { name: 'Filtros · 1', expanded: false });
    await expect(canvas.getByLabelText('De')).not.toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: /^PIX Brisa/ });
    await expect(first?.closest('tr')?.getBoundingClientRect().bottom).toBeLessThan(780);
    await userEvent.click(others);
    await expect(canvas.getByLabelText('De')).toBeVisible();
    await choose(canvas, '7 dias');
    await expect(args.onFilter).toHaveBeenCalledOnce();
  },
};
/** The totals are on the cover, and all filters behind the key beside them, which counts every one that is set. */
export const BookOnAPhone: Story = {
  ...OnAPhone,
  decorators: [inLayout({ records: 'passbook' })],
  args: { filter: { status: 'approved', from: '2026-03-10', to: '2026-03-14' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const cover = canvasElement.querySelector('[data-part=filter-line]') as HTMLElement;
    await expect(within(cover).getByText('Total confirmado')).toBeVisible();
    await expect(canvas.getByLabelText('Situação')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros · 2', expanded: false }));
    await choose(canvas, 'Recusado');
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, status: 'rejected' });
    await expect(canvas.getByLabelText('De')).toHaveValue('2026-03-10');
  },
};
/** At the head of a list: the totals, and behind the key beside them all filters, which it counts. Two records are in the first window. */
const atHead = (records: BrandLayout['records']): Story => ({
  ...OnAPhone,
  decorators: [inLayout({ records })],
  args: { filter: { status: 'approved', from: '2026-03-10', to: '2026-03-14' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const head = canvasElement.querySelector('[data-part=filter-line]') as HTMLElement;
    await expect(within(head).getByText('Total confirmado')).toBeVisible();
    const list = await canvas.findByRole('table');
    await expect(list.compareDocumentPosition(head)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const [, second] = within(list).getAllByRole('link');
    await expect(second?.closest('tr')?.getBoundingClientRect().bottom).toBeLessThan(780);
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros · 2', expanded: false }));
    await expect(canvas.getByLabelText('Situação')).toBeVisible();
    await expect(canvas.getByLabelText('De')).toHaveValue('2026-03-10');
  },
});
export const FeedOnAPhone: Story = atHead('bubbles');
export const RollOnAPhone: Story = atHead('slips');
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
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Depositar' })).toHaveAttribute(
      'href',
      '/recharge',
    );
  },
};
/** The shape that all records share. What the list is asked for by is there already. */
export const Skeleton: Story = {
  args: { view: { kind: 'loading' } },
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Recusado');
    await expect(args.onFilter).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('navigation', { name: 'Tipos de registro' })).toBeVisible();
  },
};

showsEvery(depositRecordsStates, {
  Records,
  ByDate,
  BackwardDates,
  OnAPhone,
  BookOnAPhone,
  FeedOnAPhone,
  RollOnAPhone,
  Refreshing,
  Empty,
  Skeleton,
});
