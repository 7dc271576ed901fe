import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { svgDataUri } from '../../art/data-uri.ts';
import { defaultBrand as brand } from '../../brands/default-brand.ts';
import { ofItsBrand } from '../../story/of-its-brand.tsx';
import { showsEvery } from '../../story/shows-every.ts';

import { SiteLogo, type SiteLogoProps, siteLogoStates } from './SiteLogo.tsx';

const picture = svgDataUri(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 272 72" width="272" height="72"><rect width="272" height="72" rx="36" fill="#c9502f"/><circle cx="36" cy="36" r="20" fill="#fff"/><path d="M76 28h160v16H76z" fill="#fff"/></svg>',
);

const meta = {
  title: 'Frame/SiteLogo',
  tags: ['brands'],
  component: SiteLogo,
  args: { name: 'Enseada', mark: brand.mark, pictureUrl: picture },
  decorators: [ofItsBrand<SiteLogoProps>(({ mark }) => ({ mark }))],
} satisfies Meta<typeof SiteLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Enseada' });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 136, height: 36 });
  },
};
export const PictureFails: Story = {
  args: { pictureUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enseada')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Name: Story = {
  args: { pictureUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enseada')).toBeVisible();
  },
};
/** Longer than its place: the sign stands alone, and the name is only said. */
export const LongText: Story = {
  args: { name: 'Cassino da Enseada Azul', pictureUrl: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Cassino da Enseada Azul').getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1);
  },
};

showsEvery(siteLogoStates, { Picture, PictureFails, Name, LongText });
