import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLayout } from '../../story/in-layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { PageHeader, pageHeaderStates } from './PageHeader.tsx';

const meta = {
  title: 'Composites/PageHeader',
  tags: ['brands'],
  component: PageHeader,
  args: { title: 'Retirada' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const back = { href: '#carteira', label: 'Voltar para a carteira' };

export const TitleOnly: Story = { args: { lead: 'O dinheiro vai para uma conta no seu nome.' } };
export const WithBack: Story = { args: { back } };
export const WithAction: Story = {
  args: { back, action: <ButtonLink href="#historico">Histórico</ButtonLink> },
};
/** A step has the title that leads. */
export const Kicker: Story = {
  args: { isKicker: true },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Retirada' });
    await expect(parseFloat(getComputedStyle(title).fontSize)).toBeLessThan(16);
  },
};
export const LongText: Story = {
  args: {
    back,
    title: 'Regulamento do programa de indicações entre amigos',
    action: <ButtonLink href="#convidar">Convidar agora</ButtonLink>,
  },
};

/** Beside an upright stroke, which no brand on the toolbar has. */
const stroke = { decorators: [inLayout({ headings: 'stroke' })] } satisfies Story;
export const Stroke: Story = { args: TitleOnly.args ?? {}, ...stroke };
export const StrokeWithBack: Story = { args: WithAction.args ?? {}, ...stroke };
export const StrokeLongText: Story = { args: LongText.args ?? {}, ...stroke };

/** Before a bead on a line to the end of its row. */
const bead = { decorators: [inLayout({ headings: 'bead' })] } satisfies Story;
export const Bead: Story = { args: TitleOnly.args ?? {}, ...bead };
export const BeadWithBack: Story = { args: WithAction.args ?? {}, ...bead };
export const BeadLongText: Story = { args: LongText.args ?? {}, ...bead };

showsEvery(pageHeaderStates, { TitleOnly, WithBack, WithAction, Kicker, LongText });
