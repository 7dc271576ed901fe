import { PrizeArt } from '@fortuna/ui/components/DrawnArt/DrawnArt.tsx';

export function Example() {
  return (
    <figure>
      <PrizeArt kind="spins" />
      <figcaption>10 giros grátis</figcaption>
    </figure>
  );
}
