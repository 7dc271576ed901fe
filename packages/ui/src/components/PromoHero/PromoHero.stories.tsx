import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleHeroPicture } from '../../story/hero.tsx';
import { showsEvery } from '../../story/shows-every.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { PromoHero, promoHeroStates } from './PromoHero.tsx';

const meta = {
  title: 'Composites/PromoHero',
  tags: ['brands'],
  component: PromoHero,
  args: {
    eyebrow: 'Bônus de boas-vindas',
    title: '100% até R$\u00a01.500,00',
    text: 'O primeiro depósito rende 100% a mais para jogar.',
    terms: 'Só para o primeiro depósito. Rollover de 5× antes do saque. 18+.',
    art: <SampleHeroPicture seed={4} />,
    actions: (
      <>
        <ButtonLink href="#criar" variant="primary" size="lg">
          Criar conta
        </ButtonLink>
        <ButtonLink href="#entrar" size="lg">
          Entrar
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof PromoHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const PlainWelcome: Story = {
  args: { eyebrow: 'Slots, mesas e crash em português', title: 'A sorte vem em ondas', terms: undefined },
};
export const NoArt: Story = { args: { art: undefined } };
export const LongText: Story = {
  args: {
    title: 'Ein außergewöhnlich langer Willkommensbonus für alle neuen Spielerinnen und Spieler',
    text: 'Uma oferta com tantas condições que a frase precisa de várias linhas para contar todas elas sem pressa.',
  },
};

showsEvery(promoHeroStates, { Offer, PlainWelcome, NoArt, LongText });
