import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLayout } from '../../story/in-layout.tsx';
import { Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Badge } from '../Badge/Badge.tsx';
import { SectionHeader, sectionHeaderStates } from './SectionHeader.tsx';

const meta = {
  title: 'Composites/SectionHeader',
  tags: ['brands'],
  component: SectionHeader,
  args: { title: 'Populares agora' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const seeAll = { href: '#jogos', label: 'Ver todos' };

export const TitleOnly: Story = {};
export const WithLink: Story = { args: { seeAll } };
export const WithAside: Story = {
  args: { title: 'Avisos', aside: <Badge tone="accent">3 novos</Badge> },
};
export const LongText: Story = {
  args: { title: 'Escolhidos a dedo para quem gosta de mesas ao vivo', seeAll },
};

/** Beside an upright stroke, which no brand on the toolbar has. */
export const Stroke: Story = { args: { seeAll }, decorators: [inLayout({ headings: 'stroke' })] };

/** Before a bead on a line to the end of its row. */
const bead = { decorators: [inLayout({ headings: 'bead' })] } satisfies Story;
export const Bead: Story = { args: { seeAll }, ...bead };
export const BeadWithAside: Story = { args: WithAside.args ?? {}, ...bead };
export const BeadLongText: Story = { args: LongText.args ?? {}, ...bead };

showsEvery(sectionHeaderStates, { TitleOnly, WithLink, WithAside, LongText });
