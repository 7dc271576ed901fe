import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { showsEvery } from '../../../story/shows-every.ts';
import type { Brand } from '../../../theme/brand.ts';
import { BrandContext, useBrand } from '../../../theme/brand-context.ts';
import { SiteFooter, type SiteFooterProps, siteFooterStates } from './SiteFooter.tsx';
import { sampleFooter } from './site-footer.fixtures.ts';

const company = {
  ...sampleFooter.facts,
  company: 'Operadora Exemplo de Jogos S.A.',
  registration: 'CNPJ 11.222.333/0001-81',
};

interface InBrandProps extends SiteFooterProps {
  /** What is different about the brand on the screen. */
  readonly change: Partial<Brand>;
}

function InBrand({ change, ...footer }: InBrandProps) {
  const brand = useBrand();
  return (
    <BrandContext value={{ ...brand, ...change }}>
      <SiteFooter {...footer} />
    </BrandContext>
  );
}

const meta = {
  title: 'Screens/site/SiteFooter',
  tags: ['brands'],
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: sampleFooter,
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demonstration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/marca de demonstração/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perguntas frequentes' })).toBeVisible();
  },
};
export const Licensed: Story = {
  args: {
    facts: {
      ...company,
      licence: {
        text: 'Texto de licença informado pela operadora, palavra por palavra.',
        issuer: 'Órgão Exemplo',
        number: '0000',
        url: 'https://regulador.example/consulta/0000',
      },
    },
  },
  render: (args) => <InBrand {...args} change={{ isDemo: false }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Texto de licença informado pela operadora/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Licença 0000, Órgão Exemplo/ })).toHaveAttribute(
      'href',
      'https://regulador.example/consulta/0000',
    );
    await expect(canvas.queryByText(/Site de demonstração/)).toBeNull();
  },
};
export const Unlicensed: Story = {
  args: { facts: company },
  render: (args) => <InBrand {...args} change={{ isDemo: false }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Operadora Exemplo de Jogos S.A., CNPJ 11.222.333/0001-81')).toBeVisible();
    await expect(canvas.getByText(/não informou licença/)).toBeVisible();
  },
};
export const FactsMissing: Story = {
  args: { facts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18+')).toBeVisible();
    await expect(canvas.queryByText(/licença/i)).toBeNull();
  },
};
/** The brand on the screen with its questions and answers switched off; support stays. */
export const HelpElsewhere: Story = {
  render: (args) => (
    <InBrand {...args} change={{ switchedOff: ['faq'], helpHref: sampleFooter.facts.support }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Perguntas frequentes' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Suporte 24 horas/ })).toHaveAttribute(
      'href',
      '/information-center/support',
    );
  },
};

/** The server's list stands in place of the pack's. */
export const ServerSocials: Story = {
  args: { socials: [{ network: 'Threads', url: 'https://threads.example/mare' }] },
  play: async ({ canvas }) => {
    const elsewhere = within(canvas.getByRole('list', { name: /em outros sites/ }));
    await expect(elsewhere.getAllByRole('link')).toHaveLength(1);
    await expect(elsewhere.getByRole('link', { name: /Threads/ })).toHaveAttribute(
      'href',
      'https://threads.example/mare',
    );
  },
};

showsEvery(siteFooterStates, {
  Demonstration,
  Licensed,
  Unlicensed,
  FactsMissing,
  HelpElsewhere,
  ServerSocials,
});
