import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { TextLink, textLinkStates, textLinkTones } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#termos', children: 'termos de uso' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Ao criar a conta você aceita os <TextLink {...args} /> desta casa.
    </p>
  ),
};

export const Standalone: Story = { args: { isStandalone: true, children: 'Esqueci minha senha' } };

export const Tones: Story = {
  render: (args) => (
    <Row>
      {textLinkTones.map((tone) => (
        <TextLink key={tone} {...args} tone={tone} isStandalone />
      ))}
    </Row>
  ),
};

export const External: Story = {
  args: { newTabLabel: 'abre em nova aba', children: 'Jogo responsável', href: 'https://example.org/' },
};

export const LongText: Story = {
  args: { children: 'Regras completas do bônus de boas-vindas para quem deposita pela primeira vez com PIX' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

showsEvery(textLinkStates, { InText, Standalone, Tones, External, LongText });
