import { sampleBanners } from '@fortuna/domain/testing/samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showsEvery } from '../../story/shows-every.ts';
import { HeroArt } from '../DrawnArt/DrawnArt.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Carousel, carouselStates } from './Carousel.tsx';
import { CarouselSkeleton } from './CarouselSkeleton.tsx';
import type { CarouselWords } from './carousel-words.ts';
import { PromoBanner } from './PromoBanner.tsx';

const words: CarouselWords = {
  carousel: 'carrossel',
  slide: 'slide',
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar',
  play: 'Continuar',
  position: (position, count) => `${position} de ${count}`,
  goTo: (position, count) => `Ir para ${position} de ${count}`,
};

/** What an operator's banners do not say, and activities do. */
const texts = [
  {
    eyebrow: 'Primeiro depósito',
    text: 'Deposite a partir de R$\u00a0100,00. Rollover de 5× antes do saque.',
  },
  { eyebrow: 'Todo dia', text: 'O que a sorte levou ontem volta em parte hoje, sem pedir.' },
  { eyebrow: 'Clube VIP', text: 'Bônus de subida, da semana e do mês. O seu nível não cai.' },
];

function banners(count: number) {
  return sampleBanners
    .slice(0, count)
    .map((banner, index) => (
      <PromoBanner
        key={banner.id}
        {...banner}
        {...texts[index]}
        action="Ver as regras"
        art={<HeroArt seed={index + 2} shape="wide" />}
      />
    ));
}

const meta = {
  title: 'Composites/Carousel',
  tags: ['brands'],
  component: Carousel,
  args: { label: 'Promoções da semana', words, onSlide: fn(), children: banners(4) },
  render: (args) => (
    <>
      <h2 hidden>Promoções</h2>
      <Carousel {...args} />
    </>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const carousel = canvas.getByRole('group', { name: 'Promoções da semana' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carrossel');
    await expect(canvas.queryByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(1));
    await expect(canvas.getByRole('group', { name: '2 de 4' })).not.toHaveAttribute('inert');
    const hidden = carousel.querySelectorAll('[data-part="slide"][inert]');
    await expect(hidden).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(0));
  },
};

/** An operator's banner with a picture and nothing but a title; it leads nowhere. */
export const ServerPicture: Story = {
  args: {
    children: [
      <PromoBanner
        key="picture"
        title="Jogue com calma"
        link={null}
        action="Ver as regras"
        pictureUrl={
          'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 480"%3E%3Cpath fill="teal" d="M0 0h800v480H0z"/%3E%3Ccircle cx="600" cy="180" r="90" fill="orange"/%3E%3Cpath fill="navy" d="M0 360q200-120 400 0t400 0v120H0z"/%3E%3C/svg%3E'
        }
      />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jogue com calma')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OneSlide: Story = {
  args: { children: banners(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Ver as regras' })).toBeVisible();
  },
};

/** Slides of different lengths are as high as the longest. Announcements, and more of them than there is room for marks. */
export const LongText: Story = {
  args: {
    label: 'Avisos da casa',
    children: [
      <PromoBanner
        key="long"
        eyebrow="Só neste fim de semana prolongado"
        title="Campeonato de slots das quatro estações com prêmios em dinheiro"
        text="As rodadas contam de sexta às 18h até domingo à meia-noite, em todos os jogos marcados com a estrela. O regulamento completo diz como os pontos são somados."
        pictureUrl={null}
        link="#promo"
        action="Ler o regulamento completo do campeonato"
        art={<HeroArt seed={9} shape="wide" />}
      />,
      ...['Manutenção do PIX', 'Novo horário', 'Novos jogos', 'Termos de uso'].map((title) => (
        <Notice key={title} title={title}>
          Na madrugada de terça os depósitos por PIX param por quinze minutos.
        </Notice>
      )),
    ],
  },
};

/** Moves by itself, until it is pointed at, focused or paused. */
export const Autoplay: Story = {
  args: { autoplaySeconds: 3, children: banners(3) },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onSlide).toHaveBeenLastCalledWith(1), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '2 de 3' }).parentElement?.parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

/** For those who prefer reduced motion nothing moves by itself, and there is nothing to pause; a phone that is turned shows the slide where it stood. */
export const Reduced: Story = {
  args: { autoplaySeconds: 3, children: banners(3) },
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(args.onSlide).toHaveBeenLastCalledWith(1);
    const slide = canvas.getByRole('group', { name: '2 de 3' });
    const frame = slide.parentElement?.parentElement as HTMLElement;
    const before = slide.offsetWidth;
    frame.style.marginInlineEnd = '40px';
    await expect(slide.offsetWidth).toBeLessThan(before);
    await waitFor(() => {
      const [at, edge] = [slide, frame].map((part) => part.getBoundingClientRect().left) as [number, number];
      return expect(Math.abs(at - edge)).toBeLessThan(1);
    });
  },
};

export const Loading: Story = {
  render: () => <CarouselSkeleton label="Carregando as promoções" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando as promoções');
  },
};

showsEvery(carouselStates, { Ready, OneSlide, ServerPicture, LongText, Autoplay, Reduced, Loading });
