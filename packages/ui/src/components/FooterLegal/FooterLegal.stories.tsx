import type { Meta, StoryObj } from '@storybook/react-vite';
import { FooterLegal } from './FooterLegal.tsx';

const meta = {
  title: 'Frame/FooterLegal',
  tags: ['brands', 'visual'],
  component: FooterLegal,
  parameters: { layout: 'fullscreen' },
  args: {
    adultsLabel: 'Proibido para menores de 18 anos',
    adultsText: 'Para adultos maiores de 18 anos, apenas para entretenimento.',
    warning: 'Jogue com responsabilidade',
    linksLabel: 'Regras e ajuda',
    links: [
      { href: '/terms', label: 'Termos de uso' },
      { href: '/privacy', label: 'Privacidade' },
      { href: '/responsible-gaming', label: 'Jogo responsável' },
    ],
  },
} satisfies Meta<typeof FooterLegal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demonstration: Story = {
  args: { demoNotice: 'Site de demonstração: saldos, pagamentos e prêmios são fictícios.' },
};
export const Licensed: Story = {
  args: {
    licence: 'Texto de licença informado pela operadora: órgão emissor, número e endereço para consulta.',
  },
};
