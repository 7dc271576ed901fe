import { sampleBanners } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLayout } from '../../../story/in-layout.tsx';
import { showsEvery } from '../../../story/shows-every.ts';
import { HomeBanners, homeBannersStates } from './HomeBanners.tsx';

const meta = {
  title: 'Screens/games/HomeBanners',
  tags: ['brands'],
  component: HomeBanners,
  args: { banners: sampleBanners },
} satisfies Meta<typeof HomeBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { banners: sampleBanners.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver mais' })).toHaveAttribute('href', '/recharge');
    await expect(canvas.queryByRole('button', { name: 'Próximo' })).toBeNull();
  },
};

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 de 4' })).not.toHaveAttribute('inert'));
  },
};

/** A picture that does not come leaves its place to the brand's own. */
export const BrokenPicture: Story = {
  args: { banners: sampleBanners.slice(0, 1).map((one) => ({ ...one, pictureUrl: 'data:image/png,none' })) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/),
    );
  },
};

export const LongText: Story = {
  args: {
    banners: sampleBanners.map((one) => ({
      ...one,
      title: 'Uma campanha de fim de ano com um nome que não acaba nunca, nem em duas linhas de um telefone',
    })),
  },
};

/** As a hero that is a band, which no brand on the toolbar has. */
const band = { decorators: [inLayout({ hero: 'band' })] } satisfies Story;
export const Band: Story = { ...band };
export const BandLongText: Story = { args: LongText.args ?? {}, ...band };

/** As a hero that is all accent, which none has either. */
const flood = { decorators: [inLayout({ hero: 'flood' })] } satisfies Story;
export const Flood: Story = { ...flood };
export const FloodBrokenPicture: Story = { args: BrokenPicture.args ?? {}, ...flood };
export const FloodLongText: Story = { args: LongText.args ?? {}, ...flood };

/** As a hero behind windows, which none has either. */
const panes = { decorators: [inLayout({ hero: 'panes' })] } satisfies Story;
export const Panes: Story = { ...panes };
export const PanesBrokenPicture: Story = { args: BrokenPicture.args ?? {}, ...panes };
export const PanesLongText: Story = { args: LongText.args ?? {}, ...panes };

showsEvery(homeBannersStates, { One, Several, BrokenPicture, LongText });
