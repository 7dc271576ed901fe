import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { showsWholeText } from '../../story/whole-text.ts';
import { BrandContext, useBrand } from '../../theme/brand-context.ts';
import { DemoRibbon } from '../DemoRibbon/DemoRibbon.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AppFrame, appFrameStates } from './AppFrame.tsx';

const meta = {
  title: 'Frame/AppFrame',
  tags: ['brands'],
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Pular para o conteúdo',
    topBar: <header>Barra de cima</header>,
    sideNav: <nav aria-label="Lateral">Lateral</nav>,
    bottomNav: <nav aria-label="De baixo">De baixo</nav>,
    footer: <footer>Rodapé</footer>,
    children: <h1>Conteúdo</h1>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
export const Long: Story = {
  args: {
    children: (
      <>
        <h1>Conteúdo</h1>
        <p>{'Uma frase que se repete até passar da altura da janela. '.repeat(120)}</p>
      </>
    ),
  },
};

/** What the site is, and from which age on, is in the window at every place of a page, and the top bar stands below it. */
export const RibbonInSight: Story = {
  args: {
    ...Long.args,
    ribbon: <DemoRibbon text="Demonstração sem dinheiro real · 18+" />,
    topBar: <TopBar homeHref="#inicio" homeLabel="Maré, início" logo="Maré" account={null} />,
  },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    const ribbon = canvas.getByRole('complementary', { name: /18\+$/ }).getBoundingClientRect();
    await expect(ribbon.top).toBe(0);
    await expect(bar.getBoundingClientRect().top).toBe(ribbon.bottom);
  },
};

/** A brand that takes the scenery of a family drawn for the other ground. */
function OnTheOtherGround({ children }: { readonly children: ReactNode }) {
  const brand = useBrand();
  const scheme = brand.scheme === 'dark' ? 'light' : 'dark';
  return <BrandContext value={{ ...brand, scheme }}>{children}</BrandContext>;
}

function sceneryOf(canvasElement: HTMLElement): HTMLImageElement {
  const picture = canvasElement.querySelector('img');
  if (!picture) throw new Error('no scenery yet');
  return picture;
}

/** Drawn as it is: it was made for this ground. */
export const WithScenery: Story = {
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => sceneryOf(canvasElement));
    await expect(getComputedStyle(picture).opacity).toBe('1');
  },
};
/** Dark waters under a light page's words would take them away: a hint is left. */
export const SceneryOfAnotherGround: Story = {
  decorators: [
    (Frame) => (
      <OnTheOtherGround>
        <Frame />
      </OnTheOtherGround>
    ),
  ],
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => sceneryOf(canvasElement));
    await expect(Number(getComputedStyle(picture).opacity)).toBeLessThan(0.5);
  },
};

/** What is read first by keyboard, on the narrowest phone. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: { skipLabel: 'Pular a navegação e ir direto para o conteúdo principal desta página' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await showsWholeText();
  },
};

showsEvery(appFrameStates, { Short, Long, LongText });
