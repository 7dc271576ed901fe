import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLayout } from '../../story/in-layout.tsx';
import { Stack } from '../../story/layout.tsx';
import { useStorySample } from '../../story/sample.ts';
import { withAmounts } from '../../story/sample-amounts.ts';
import { showsEvery } from '../../story/shows-every.ts';
import { HeroArt } from '../DrawnArt/DrawnArt.tsx';
import { OfferFigure } from './OfferFigure.tsx';
import { PromoBento, PromoCard, promoCardStates } from './PromoCard.tsx';
import { promoTones } from './promo-card-props.ts';

interface SampleFigureProps {
  readonly caption: string;
  readonly amount: string;
}

/** As large as its place is wide, so that it has to be told what the toolbar asks for. */
function SampleFigure({ caption, amount }: SampleFigureProps) {
  const { money } = useStorySample();
  return <OfferFigure caption={caption} figure={withAmounts(amount, money, 'pt').replace(/,00$/, '')} />;
}

const meta = {
  title: 'Composites/PromoCard',
  tags: ['brands'],
  component: PromoCard,
  args: {
    title: 'Deposite por PIX',
    text: 'QR Code ou copia e cola. A taxa e os limites aparecem antes de confirmar.',
    href: '/recharge',
    action: 'Depositar',
    icon: 'pix',
  },
  render: (args) => (
    <>
      <h2>Oferta</h2>
      <PromoCard {...args} />
    </>
  ),
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its props, to be tried. */
export const Playground: Story = { args: { tone: 'plain', isLarge: false }, tags: ['!brands', '!visual'] };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <h2>Ofertas</h2>
      {promoTones.map((tone) => (
        <PromoCard key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Large: Story = {
  args: { isLarge: true, tone: 'accent', art: <HeroArt seed={2} shape="square" /> },
};
export const Bento: Story = {
  render: (args) => (
    <>
      <h2>Ofertas</h2>
      <PromoBento>
        <PromoCard {...args} isLarge tone="accent" />
        <PromoCard {...args} title="Cada aposta, anotada" icon="bets" />
        <PromoCard {...args} title="Saque para a sua chave" icon="withdraw" />
        <PromoCard {...args} title="Saiba quando parar" icon="clock" tone="second" />
      </PromoBento>
    </>
  ),
};
export const LongText: Story = {
  args: {
    title: 'Uma oferta com um nome que ninguém conseguiria dizer de uma vez só',
    text: 'E um texto que também não acaba, porque as condições são muitas e todas elas precisam estar à vista de quem joga.',
  },
};

/** Each says what it gives on its stub, or has its sign there. */
export const Coupons: Story = {
  decorators: [inLayout({ promotions: 'coupons' })],
  render: (args) => (
    <>
      <h2>Ofertas</h2>
      <PromoBento>
        <PromoCard
          {...args}
          isLarge
          tone="accent"
          gives={<SampleFigure caption="No máximo" amount="R$ 20.000,00" />}
          art={<HeroArt seed={2} shape="square" />}
        />
        <PromoCard {...args} title="Cada aposta, anotada" icon="bets" gives={<OfferFigure figure="8%" />} />
        <PromoCard {...args} title="Saque para a sua chave" icon="withdraw" />
        <PromoCard {...args} title="Saiba quando parar" icon="clock" tone="second" />
      </PromoBento>
    </>
  ),
};
export const CouponLongText: Story = {
  args: { ...LongText.args, gives: <SampleFigure caption="A partir de" amount="R$ 1.234.567,89" /> },
  decorators: [inLayout({ promotions: 'coupons' })],
};

/** What each gives is its picture, or its sign. */
export const Numerals: Story = { render: Coupons.render, decorators: [inLayout({ promotions: 'numerals' })] };
export const NumeralLongText: Story = {
  args: CouponLongText.args ?? {},
  decorators: [inLayout({ promotions: 'numerals' })],
};

/** They hang from one rail. */
export const Tags: Story = { render: Coupons.render, decorators: [inLayout({ promotions: 'tags' })] };
export const TagLongText: Story = {
  args: CouponLongText.args ?? {},
  decorators: [inLayout({ promotions: 'tags' })],
};

showsEvery(promoCardStates, { Tones, Large, Bento, LongText });
