import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../../story/layout.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { buttonSizes, buttonVariants } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ButtonLink, buttonLinkStates } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '#deposito', children: 'Depositar' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'primary', size: 'md' } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      {buttonVariants.map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {buttonSizes.map((size) => (
        <ButtonLink key={size} {...args} size={size} variant="primary" />
      ))}
    </Row>
  ),
};

export const WithIcon: Story = { args: { variant: 'primary', icon: <Icon name="deposit" size={20} /> } };

export const FullWidth: Story = {
  args: { variant: 'primary', size: 'lg', isWide: true },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

export const LongText: Story = {
  args: { isWide: true, children: 'Ver todas as retiradas desta conta desde a abertura do cadastro' },
  decorators: [(Story) => <Stack>{Story()}</Stack>],
};

showsEvery(buttonLinkStates, { Variants, Sizes, WithIcon, FullWidth, LongText });
