import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrandContext, useBrand } from '../../../theme/brand-context.ts';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';
import { sampleFooter } from './site-footer.fixtures.ts';

const company = {
  ...sampleFooter.facts,
  company: 'Operadora Exemplo de Jogos S.A.',
  registration: 'CNPJ 11.222.333/0001-81',
};

const meta = {
  title: 'Screens/site/SiteFooter',
  tags: ['brands', 'visual'],
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { ...sampleFooter, languages: { ...sampleFooter.languages, onChange: fn() } },
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
    isDemoSite: false,
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
};
export const Unlicensed: Story = { args: { isDemoSite: false, facts: company } };
export const FactsMissing: Story = {
  args: { facts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18+')).toBeVisible();
    await expect(canvas.queryByText(/licença/i)).toBeNull();
  },
};

/** The brand on the screen with its questions and answers switched off. */
function WithoutFaq(props: SiteFooterProps) {
  const brand = useBrand();
  return (
    <BrandContext value={{ ...brand, switchedOff: ['faq'], helpHref: sampleFooter.facts.support }}>
      <SiteFooter {...props} />
    </BrandContext>
  );
}
export const HelpElsewhere: Story = {
  render: (args) => <WithoutFaq {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Perguntas frequentes' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Atendimento/ })).toHaveAttribute(
      'href',
      'https://support.mare.example/',
    );
  },
};
