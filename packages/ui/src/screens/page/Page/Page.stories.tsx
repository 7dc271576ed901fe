import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../../components/Card/Card.tsx';
import { InFrame } from '../../../story/frame.tsx';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { Page, type PageWidth, pageStates } from './Page.tsx';

const meta = {
  title: 'Screens/page/Page',
  tags: ['brands'],
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Título da página',
    lead: 'Uma frase que diz para que ela serve.',
    back: { href: '/', label: 'Voltar' },
    children: (
      <Card>
        O que está abaixo do título fica em uma coluna só, no eixo da moldura, e nunca mais larga do que se lê
        bem.
      </Card>
    ),
  },
  render: (args) => (
    <InFrame current={null}>
      <Page {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = (root: HTMLElement) => root.querySelector('[data-width] > [data-width]');

export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Título da página');
    await expect(body(canvasElement)).toHaveStyle({ maxWidth: 'none' });
  },
};

/** As wide as lines are read well. */
export const Text: Story = {
  args: { width: 'text' },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement)).not.toHaveStyle({ maxWidth: 'none' });
  },
};

/** A text with its list of contents: the page stands in the middle where there is room to spare. */
export const Contents: Story = {
  args: { width: 'contents' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-width="contents"]')).toBeVisible();
    await expect(body(canvasElement)).toHaveStyle({ maxWidth: 'none' });
  },
};

/** A form or an outcome, in the middle. */
export const Narrow: Story = {
  args: { width: 'narrow' },
  play: async ({ canvasElement }) => {
    await expect(body(canvasElement)).toHaveStyle({ maxWidth: '608px' });
  },
};

/** A form with what belongs to it: the page stands in the middle where there is room to spare. */
export const Sided: Story = {
  args: { width: 'sided' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-width="sided"]')).toBeVisible();
    await expect(body(canvasElement)).toHaveStyle({ maxWidth: 'none' });
  },
};

showsEvery(pageStates, { Wide, Text, Contents, Narrow, Sided });
showsKind<PageWidth>({ wide: Wide, text: Text, contents: Contents, narrow: Narrow, sided: Sided });
