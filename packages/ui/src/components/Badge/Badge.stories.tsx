import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Badge, type BadgeTone, badgeStates, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  tags: ['brands'],
  component: Badge,
  args: { children: 'Novo' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'accent' }, tags: ['!brands', '!visual'] };

const words: Record<BadgeTone, string> = {
  neutral: '12 jogos',
  accent: 'Novo',
  info: 'Em análise',
  success: 'Aprovado',
  warning: 'Pendente',
  danger: 'Recusado',
};

export const Tones: Story = {
  render: () => (
    <Row>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Row>
  ),
};

export const WithOwnIcon: Story = { args: { tone: 'accent', icon: 'gift', children: 'Bônus' } };

export const LongText: Story = {
  args: { tone: 'warning', children: 'Esperando a confirmação do banco que recebe o pagamento' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

showsEvery(badgeStates, { Tones, WithOwnIcon, LongText });
