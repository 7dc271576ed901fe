import { Carousel } from '@fortuna/ui/components/Carousel/Carousel.tsx';
import { PromoBanner } from '@fortuna/ui/components/Carousel/PromoBanner.tsx';
import { HeroArt } from '@fortuna/ui/components/DrawnArt/DrawnArt.tsx';

const words = {
  carousel: 'carrossel',
  slide: 'slide',
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar',
  play: 'Continuar',
  position: (position: number, count: number) => `${position} de ${count}`,
  goTo: (position: number, count: number) => `Ir para ${position} de ${count}`,
};

const offers = [
  { title: 'Dobre o primeiro depósito', link: '/promotion/activity/recharge', seed: 2 },
  { title: 'Clube VIP', link: '/promotion/vip', seed: 4 },
];

export function Example() {
  return (
    <Carousel label="Promoções da semana" words={words}>
      {offers.map(({ seed, ...offer }) => (
        <PromoBanner
          key={offer.link}
          {...offer}
          pictureUrl={null}
          action="Ver as regras"
          art={<HeroArt seed={seed} shape="wide" />}
        />
      ))}
    </Carousel>
  );
}
