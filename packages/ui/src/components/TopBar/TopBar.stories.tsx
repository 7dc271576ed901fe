import type { Meta, StoryObj } from '@storybook/react-vite';
import { mareBrand } from '../../brands/mare/brand.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Frame/TopBar',
  tags: ['brands', 'visual'],
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    homeLabel: 'maré, página inicial',
    logo: <Logo name="maré" mark={mareBrand.mark} />,
    account: (
      <>
        <ButtonLink href="#entrar" size="sm">
          Entrar
        </ButtonLink>
        <ButtonLink href="#criar" size="sm" variant="primary">
          Criar conta
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = {
  args: {
    isCrowded: true,
    account: (
      <ButtonLink href="#depositar" size="sm" variant="primary">
        Depositar
      </ButtonLink>
    ),
  },
};
export const SessionUnknown: Story = { args: { account: null } };
