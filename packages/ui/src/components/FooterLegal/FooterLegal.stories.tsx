import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { defaultBrand as brand } from '../../brands/default-brand.ts';
import { ofItsBrand } from '../../story/of-its-brand.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { Logo } from '../Logo/Logo.tsx';
import { FooterLegal, type FooterLegalProps, footerLegalStates } from './FooterLegal.tsx';

const meta = {
  title: 'Frame/FooterLegal',
  tags: ['brands'],
  component: FooterLegal,
  parameters: { layout: 'fullscreen' },
  decorators: [
    ofItsBrand<FooterLegalProps>(({ name, mark }) => ({ logo: <Logo name={name} mark={mark} /> })),
  ],
  args: {
    adultsLabel: 'Proibido para menores de 18 anos',
    adultsText: 'Para adultos maiores de 18 anos, apenas para entretenimento.',
    warning: 'Jogue com responsabilidade',
    logo: <Logo name={brand.name} mark={brand.mark} />,
    linksLabel: 'Regras e ajuda',
    newTabLabel: 'abre em nova aba',
    groups: [
      { label: 'Ajuda', links: [{ href: '/faq', label: 'Perguntas frequentes' }] },
      {
        label: 'Regras',
        links: [
          { href: '/terms', label: 'Termos de uso' },
          { href: '/privacy', label: 'Privacidade' },
          { href: '/responsible-gaming', label: 'Jogo responsável' },
        ],
      },
    ],
    support: { href: '/information-center/support', label: 'Suporte 24 horas por dia, 7 dias por semana' },
    payment: { label: 'Pagamento', text: 'PIX, para depósitos e saques' },
  },
} satisfies Meta<typeof FooterLegal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demonstration: Story = {
  args: {
    facts: ['Esta é uma marca de demonstração: não tem empresa operadora nem licença para oferecer apostas.'],
    demoNotice: 'Site de demonstração: saldos, pagamentos e prêmios são fictícios.',
  },
};
export const Licensed: Story = {
  args: {
    facts: [
      'Operadora Exemplo de Jogos S.A., CNPJ 11.222.333/0001-81',
      'Texto de licença informado pela operadora, palavra por palavra.',
    ],
    licence: { href: 'https://regulador.example/consulta/0000', label: 'Licença 0000, Órgão Exemplo' },
  },
  play: async ({ canvas }) => {
    const licence = canvas.getByRole('link', { name: /Licença 0000/ });
    await expect(licence).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(licence).toHaveAccessibleName(/abre em nova aba/);
  },
};
export const Unlicensed: Story = {
  args: {
    facts: [
      'Operadora Exemplo de Jogos S.A.',
      'A empresa responsável não informou licença para oferecer apostas.',
    ],
  },
};
export const LinksOutside: Story = {
  args: {
    outside: {
      label: 'A casa em outros sites',
      links: [
        { href: 'https://support.casa.example/', label: 'Suporte' },
        { href: 'https://instagram.example/casa', label: 'Instagram' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'A casa em outros sites' }));
    for (const link of list.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};
export const LongText: Story = {
  args: {
    facts: [
      'Companhia Brasileira de Entretenimento e Apostas de Quota Fixa do Arquipélago das Mil Moedas Ltda., CNPJ 11.222.333/0001-81',
      `Número-de-autorização-${'0123456789'.repeat(8)}`,
    ],
    licence: {
      href: 'https://regulador.example/consulta/0000',
      label: 'Licença 0000-0000-0000-0000, Secretaria Exemplo de Prêmios, Apostas e Jogos On-line',
    },
  },
};

showsEvery(footerLegalStates, { Demonstration, Licensed, Unlicensed, LinksOutside, LongText });
